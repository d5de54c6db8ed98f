import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { REDUCED_MOTION } from '../../../ui/mediaQueries';
import { useMediaQuery } from '../../../ui/useMediaQuery';

/** State and handlers of a slider's autoplay. */
export interface Autoplay {
  /** Whether autoplay is on, as the pause button shows; it may still be held. */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** Handlers for the slider's element; they hold it while hovered or focused. */
  readonly holdProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Calls `onTurn` every `interval` milliseconds, except while the slider is hovered or focused, while the tab is hidden, and
 * after Pause. Under reduced motion it starts paused; Play still works, because the visitor then asked for it.
 */
export function useAutoplay(interval: number, onTurn: () => void): Autoplay {
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION, false);
  const [choice, setChoice] = useState<'playing' | 'paused'>();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPlaying = choice ? choice === 'playing' : !prefersReducedMotion;
  const isHeld = isPointedAt || hasFocus;
  const turn = useEffectEvent(() => {
    if (!document.hidden) onTurn();
  });

  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setInterval(() => turn(), interval);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, interval]);

  return {
    isPlaying,
    toggle: () => setChoice(isPlaying ? 'paused' : 'playing'),
    holdProps: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      },
    },
  };
}
