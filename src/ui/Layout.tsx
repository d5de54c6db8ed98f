import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Layout.module.css';
import { useReveal } from './useReveal';

export interface WrapProps {
  /** `page` is 1160 px, `text` 720 px; both keep the page gutter. */
  width?: 'page' | 'text' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Centres its children between the page gutters. */
export function Wrap({ width = 'page', className, children }: WrapProps) {
  return (
    <div className={classNames(styles.wrap, width === 'text' && styles.text, className)}>{children}</div>
  );
}

export interface SectionProps {
  /** Background: the page's own, a quiet alternative, or the one dark band of a page. */
  tone?: 'paper' | 'wash' | 'band' | undefined;
  /**
   * `top` and `bottom` drop the other side's padding, so two sections on the same background share one gap. `none` has no
   * padding.
   */
  rhythm?: 'section' | 'top' | 'bottom' | 'tight' | 'none' | undefined;
  /** Id of the heading that names the section, which makes it a landmark. */
  labelledBy?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A full-width section with its content between the gutters; it fades in on scroll. */
export function Section({
  tone = 'paper',
  rhythm = 'section',
  labelledBy,
  id,
  className,
  children,
}: SectionProps) {
  const content = useReveal();
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles[tone], styles[rhythm], className)}
    >
      <div ref={content} className={styles.wrap}>
        {children}
      </div>
    </section>
  );
}
