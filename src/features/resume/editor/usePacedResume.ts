import { startTransition, useEffect, useState } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import { useToolsStore } from '../../../store/hooks';
import { selectPrintableResume, selectResume } from '../../../store/resumeSlice';

/** Pause in ms after which the preview follows: short enough to feel immediate. */
const PAUSE_MS = 150;

/**
 * The resume without blank entries, once typing pauses: the preview is drawn once for a run of letters, and no letter waits for it.
 */
export function usePacedResume(): ResumeData {
  const store = useToolsStore();
  const [resume, setResume] = useState(() => selectPrintableResume(store.getState()));
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let seen: ResumeData | undefined;
    const draw = () => startTransition(() => setResume(selectPrintableResume(store.getState())));
    const follow = () => {
      const typed = selectResume(store.getState());
      if (typed === seen) return;
      seen = typed;
      clearTimeout(pause);
      pause = setTimeout(draw, PAUSE_MS);
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    return () => {
      unsubscribe();
      clearTimeout(pause);
    };
  }, [store]);
  return resume;
}
