import { startTransition, useEffect, useState } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import { useAppStore } from '../../../store/hooks';
import { selectPrintableResume, selectResume } from '../../../store/resumeSlice';

/** A preview that is this much behind still seems to follow at once, in ms; fast typing is a letter every 60. */
const PACE_MS = 160;

/**
 * The resume without blank entries, a moment behind what is typed: fast typing draws the preview every few letters, and a
 * letter never waits for it.
 */
export function usePacedResume(): ResumeData {
  const store = useAppStore();
  const [resume, setResume] = useState(() => selectPrintableResume(store.getState()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: ResumeData | undefined;
    const draw = () => {
      timer = undefined;
      startTransition(() => setResume(selectPrintableResume(store.getState())));
    };
    const follow = () => {
      const typed = selectResume(store.getState());
      if (typed === seen) return;
      seen = typed;
      timer ??= setTimeout(draw, PACE_MS);
    };
    follow();
    const leave = store.subscribe(follow);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store]);
  return resume;
}
