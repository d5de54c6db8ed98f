import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button, type ButtonProps } from '../../../ui/Button';

interface StatusButtonProps extends ButtonProps {
  /** Gets the focus when this button goes while it has it. */
  readonly refuge: RefObject<HTMLButtonElement | null>;
}

/** A button that goes with the state it stands for, and takes nobody's focus with it. */
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
