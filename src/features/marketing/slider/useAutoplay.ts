import { useEffect, useEffectEvent, useState } from 'react';
import { REDUCED_MOTION } from '../../../ui/mediaQueries';
import { useHold } from '../../../ui/useHold';
import { useMediaQuery } from '../../../ui/useMediaQuery';

/**
 * Calls `onTurn` every `interval` milliseconds, except while the slider is hovered or focused, while the tab is hidden, and
 * after Pause. Under reduced motion it starts paused, but Play still works.
 */
export function useAutoplay(interval: number, onTurn: () => void) {
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION, false);
  const [choice, setChoice] = useState<'playing' | 'paused'>();
  const { isHeld, holdProps } = useHold();
  const isPlaying = choice ? choice === 'playing' : !prefersReducedMotion;
  const turn = useEffectEvent(() => {
    if (!document.hidden) onTurn();
  });

  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setInterval(() => turn(), interval);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, interval]);

  return {
    /** As the pause button shows, even while it is held. */
    isPlaying,
    toggle: () => setChoice(isPlaying ? 'paused' : 'playing'),
    /** For the slider's element. */
    holdProps,
  };
}
