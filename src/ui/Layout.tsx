import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Layout.module.css';
import { useReveal } from './useReveal';

interface WrapProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Centres its children between the page gutters. */
export function Wrap({ className, children }: WrapProps) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>;
}

interface SectionProps {
  /** Background: the page's own, or a quiet alternative. */
  tone?: 'paper' | 'wash' | undefined;
  /**
   * `top` and `bottom` drop the other side's padding, so two sections on the same background share one gap. `none` has no
   * padding.
   */
  rhythm?: 'section' | 'top' | 'bottom' | 'none' | undefined;
  /** Id of the heading that names the section, which makes it a landmark. */
  labelledBy?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** A full-width section with its content between the gutters; it fades in on scroll. May have `data-print-skip`. */
export function Section(props: SectionProps) {
  const { tone = 'paper', rhythm = 'section', labelledBy, children, ...attributes } = props;
  const content = useReveal();
  return (
    <section
      {...attributes}
      aria-labelledby={labelledBy}
      className={classNames(styles[tone], styles[rhythm])}
    >
      <div ref={content} className={styles.wrap}>
        {children}
      </div>
    </section>
  );
}
