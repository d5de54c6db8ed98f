import { startTransition, useEffect, useState } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import { useToolsStore } from '../../../store/hooks';
import { selectPrintableResume, selectResume } from '../../../store/resumeSlice';

/** Debounce in ms: short enough to feel immediate. */
const PAUSE_MS = 100;
/** Maximum wait in ms while the visitor types without a pause. */
const MAX_WAIT_MS = 500;

/**
 * The resume without blank entries, debounced: fast typing redraws the preview every few keystrokes, and no keystroke waits
 * for it.
 */
export function usePacedResume(): ResumeData {
  const store = useToolsStore();
  const [resume, setResume] = useState(() => selectPrintableResume(store.getState()));
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let maximum: ReturnType<typeof setTimeout> | undefined;
    let seen: ResumeData | undefined;
    const stop = () => {
      clearTimeout(pause);
      clearTimeout(maximum);
      maximum = undefined;
    };
    const draw = () => {
      stop();
      startTransition(() => setResume(selectPrintableResume(store.getState())));
    };
    const follow = () => {
      const typed = selectResume(store.getState());
      if (typed === seen) return;
      seen = typed;
      clearTimeout(pause);
      pause = setTimeout(draw, PAUSE_MS);
      maximum ??= setTimeout(draw, MAX_WAIT_MS);
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    return () => {
      unsubscribe();
      stop();
    };
  }, [store]);
  return resume;
}
