import { useEffect, useState } from 'react';

/** A form that has not loaded by then is taken for unreachable, in ms. */
export const FRAME_TIMEOUT_MS = 10_000;

/** `failed` when the form did not load in time. */
export type FrameState = 'loading' | 'ready' | 'failed';

/** The state of a frame, and what moves it on. */
export interface Frame {
  readonly state: FrameState;
  /** Another attempt is another frame: use it as the frame's key. */
  readonly attempt: number;
  readonly loaded: () => void;
  readonly retry: () => void;
}

/** Follows a frame from loading to ready, or to failed when it does not answer in time. */
export function useFrameState(): Frame {
  const [state, setState] = useState<FrameState>('loading');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  return {
    state,
    attempt,
    loaded: () => setState('ready'),
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
