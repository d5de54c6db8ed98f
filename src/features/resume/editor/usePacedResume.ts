import { startTransition, useEffect, useState } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import { useAppStore } from '../../../store/hooks';
import { selectPrintableResume, selectResume } from '../../../store/resumeSlice';

/** Drawn as soon as nothing was typed for this long, in ms: it seems to follow at once. */
const PAUSE_MS = 100;
/** While somebody types without a pause, drawn this often, in ms. */
const PACE_MS = 500;

/**
 * The resume without blank entries, a moment behind what is typed: fast typing draws the preview every few letters, and a
 * letter never waits for it.
 */
export function usePacedResume(): ResumeData {
  const store = useAppStore();
  const [resume, setResume] = useState(() => selectPrintableResume(store.getState()));
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let pace: ReturnType<typeof setTimeout> | undefined;
    let seen: ResumeData | undefined;
    const stop = () => {
      clearTimeout(pause);
      clearTimeout(pace);
      pace = undefined;
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
      pace ??= setTimeout(draw, PACE_MS);
    };
    follow();
    const leave = store.subscribe(follow);
    return () => {
      leave();
      stop();
    };
  }, [store]);
  return resume;
}
