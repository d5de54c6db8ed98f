import { useRef, type ReactNode } from 'react';
import { Button } from '../../../../ui/Button';
import { WIDE } from '../../../../ui/mediaQueries';
import { StepRail } from '../../../../ui/StepRail';
import { useMediaQuery } from '../../../../ui/useMediaQuery';
import type { Wizard } from '../editedDocument';
import { usePrintEndsHere } from './Download';
import { PreviewHeading } from './PreviewHeading';
import styles from './PreviewScreen.module.css';

interface PreviewLayoutProps<Stop extends string> {
  readonly wizard: Wizard<Stop>;
  readonly title: ReactNode;
  readonly actions: ReactNode;
  readonly tabs?: ReactNode;
  /** The pages, then the tab panels. */
  readonly children: ReactNode;
}

/** The frame of a preview. On phones the head is a bar at the bottom, as in every step, and also last in the tab order. */
export function PreviewLayout<Stop extends string>(props: PreviewLayoutProps<Stop>) {
  const { wizard, title, actions, tabs, children } = props;
  const isWide = useMediaQuery(WIDE, true);
  const keepFocus = useFocusAtNewPlace();
  usePrintEndsHere();
  const head = (
    <div ref={keepFocus} className={styles.head}>
      <PreviewHeading>{title}</PreviewHeading>
      {actions}
      <Button variant="ghost" icon="arrowLeft" className={styles.previous} onClick={wizard.previous}>
        Previous
      </Button>
    </div>
  );
  return (
    <div className={styles.screen}>
      <StepRail steps={wizard.rail} onOpen={wizard.jump} className={styles.rail} isStrip />
      {isWide && head}
      {tabs}
      {children}
      {!isWide && head}
    </div>
  );
}

/** @returns the ref of something that is remounted elsewhere: the button in it that had the focus gets it back */
function useFocusAtNewPlace() {
  const focused = useRef(-1);
  return (element: HTMLElement | null) => {
    const buttons = element?.getElementsByTagName('button') ?? [];
    buttons[focused.current]?.focus({ preventScroll: true });
    return () => {
      focused.current = [...buttons].findIndex((button) => button === document.activeElement);
    };
  };
}
