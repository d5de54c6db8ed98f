import { useCallback, useEffect, useRef, useState } from 'react';
import { keptResumes, type ListedResume } from '../../../services/kept/keptResumes';
import { useToolsSelector } from '../../../store/hooks';
import { selectIsUpToDate } from '../../../store/resumeKeeping';

/** Runs an action; a failure is shown. @returns whether it succeeded */
export type RunAction = (work: () => Promise<unknown>) => Promise<boolean>;

/** The resumes on this device, up to date with this and other tabs, and a way to run actions that change them. */
export function useKeptList() {
  const [resumes, setResumes] = useState<readonly ListedResume[]>();
  const [problem, setProblem] = useState<string | null>(null);
  const isSaved = useToolsSelector(selectIsUpToDate);

  const load = useCallback(() => {
    const show = (listed: readonly ListedResume[], reason: string | null) => {
      setResumes(listed);
      setProblem(reason);
    };
    return keptResumes()
      .list()
      .then(
        (listed) => show(listed, null),
        (error: unknown) => show([], (error as Error).message),
      );
  }, []);

  useEffect(() => {
    void load();
    return keptResumes().onChange(() => void load());
  }, [load, isSaved]);

  const run: RunAction = async (work) => {
    try {
      await work();
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    }
    await load();
    return true;
  };
  const isActing = useRef(false);
  /** The second press of a double click would keep or duplicate a resume twice. */
  const runOnce: RunAction = async (work) => {
    if (isActing.current) return false;
    isActing.current = true;
    const isDone = await run(work);
    isActing.current = false;
    return isDone;
  };
  return { resumes, problem, run, runOnce };
}
