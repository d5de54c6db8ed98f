import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { PREFERS_STILL } from '../../../ui/mediaQueries';
import { useMediaQuery } from '../../../ui/useMediaQuery';

/** Whether a slider moves by itself, and what decides it. */
export interface Autoplay {
  /** True while the slider may move by itself: what the pause button shows. */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** For the element that holds the slider while it is pointed at or has focus. */
  readonly holdProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Calls `onTurn` every `interval` milliseconds, except while the visitor points at the slider or has focus in it, while the
 * tab is hidden, and after Pause. Reduced motion begins paused; Play still works, because then the visitor asked for it.
 */
export function useAutoplay(interval: number, onTurn: () => void): Autoplay {
  const prefersStill = useMediaQuery(PREFERS_STILL, false);
  const [choice, setChoice] = useState<'playing' | 'paused'>();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPlaying = choice ? choice === 'playing' : !prefersStill;
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
