import { useEffect, useState } from 'react';
import { isUnreachable } from './reachability';

/** A form that has not loaded by then is taken for unreachable, in ms. */
export const FRAME_TIMEOUT_MS = 10_000;

/** `failed` when the form did not load in time, or nothing answers at its address. */
export type FrameState = 'loading' | 'ready' | 'failed';

/** The state of a frame, and what moves it on. */
export interface Frame {
  readonly state: FrameState;
  /** Another attempt is another frame: use it as the frame's key. */
  readonly attempt: number;
  readonly loaded: () => void;
  readonly retry: () => void;
}

/**
 * Follows a frame from loading to ready, or to failed.
 * @param address the frame's
 */
export function useFrameState(address: string): Frame {
  const [state, setState] = useState<FrameState>('loading');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  useEffect(() => {
    let isCurrent = true;
    void isUnreachable(address).then((isGone) => {
      if (isGone && isCurrent) setState('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);

  return {
    state,
    attempt,
    // The browser's own error page loads, too: what has failed stays failed.
    loaded: () => setState((before) => (before === 'loading' ? 'ready' : before)),
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
