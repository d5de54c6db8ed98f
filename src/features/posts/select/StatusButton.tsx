import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button, type ButtonProps } from '../../../ui/Button';

interface StatusButtonProps extends ButtonProps {
  /** Receives the focus if this button unmounts while focused. */
  readonly refuge: RefObject<HTMLButtonElement | null>;
}

/** A button that unmounts with its state and hands its focus over. */
export function StatusButton({ refuge, ...rest }: StatusButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [button, next] = [own.current, refuge.current];
    return () => {
      if (button === document.activeElement) next?.focus({ preventScroll: true });
    };
  }, [refuge]);
  return <Button {...rest} ref={own} variant="ghost" size="sm" />;
}
