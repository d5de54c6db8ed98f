import { useEffect, useState } from 'react';
import { isUnreachable } from './reachability';

/** After this long without loading, in ms, a form counts as unreachable. */
export const FRAME_TIMEOUT_MS = 10_000;

/** `failed` if the form did not load in time or its address does not respond. */
type FrameState = 'loading' | 'ready' | 'failed';

/**
 * Tracks a frame from loading to ready or failed.
 * @param address URL of the frame
 */
export function useFrameState(address: string) {
  const [state, setState] = useState<FrameState>('loading');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  useEffect(() => {
    let isCurrent = true;
    void isUnreachable(address).then((isLost) => {
      if (isLost && isCurrent) setState('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);

  return {
    state,
    /** The frame's `key`, because every attempt needs a new frame. */
    attempt,
    // The browser's error page fires `load` too: a failure is final.
    loaded: () => setState((before) => (before === 'loading' ? 'ready' : before)),
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
