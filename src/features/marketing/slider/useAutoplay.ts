import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { REDUCED_MOTION } from '../../../ui/mediaQueries';
import { useMediaQuery } from '../../../ui/useMediaQuery';

/** State and handlers of a slider's autoplay. */
interface Autoplay {
  /** Whether autoplay is on, as the pause button shows, even while it is held. */
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
 * after Pause. Under reduced motion it starts paused, but Play still works.
 */
export function useAutoplay(interval: number, onTurn: () => void): Autoplay {
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION, false);
  const [choice, setChoice] = useState<'playing' | 'paused'>();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPlaying = choice ? choice === 'playing' : !prefersReducedMotion;
  const isHeld = isHovered || hasFocus;
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
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      },
    },
  };
}
