import type { TransitionProps } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './ToastStack.module.css';

/** As `--t-fast`; notistack closes the gap afterwards. */
const LEAVING_MS = 150;

/** Enter and exit animation. notistack's own transition reads `element.ref`, which React 19 warns about. */
export function ToastTransition({ in: isIn = false, children, ...callbacks }: TransitionProps) {
  const node = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent((element: HTMLElement) => {
    callbacks.onEnter?.(element, true);
    callbacks.onEntered?.(element, true);
  });
  const leave = useEffectEvent((element: HTMLElement) => callbacks.onExit?.(element));
  const finishExit = useEffectEvent((element: HTMLElement) => callbacks.onExited?.(element));

  useEffect(() => {
    const element = node.current;
    if (!element) return;
    if (isIn) {
      arrive(element);
      return;
    }
    leave(element);
    const timer = setTimeout(() => finishExit(element), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [isIn]);

  return (
    <div ref={node} className={styles.toast} data-leaving={!isIn}>
      {children}
    </div>
  );
}
