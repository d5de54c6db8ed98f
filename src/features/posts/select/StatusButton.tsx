import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button, type ButtonProps } from '../../../ui/Button';

interface StatusButtonProps extends ButtonProps {
  /** Takes the focus if this button unmounts while focused. */
  readonly focusFallback: RefObject<HTMLButtonElement | null>;
}

/** A button that disappears with its state and passes the focus on. */
export function StatusButton({ focusFallback, ...rest }: StatusButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [button, next] = [own.current, focusFallback.current];
    return () => {
      if (button === document.activeElement) next?.focus({ preventScroll: true });
    };
  }, [focusFallback]);
  return <Button {...rest} ref={own} variant="ghost" size="sm" />;
}
