import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Layout.module.css';
import { useReveal } from './useReveal';

export interface WrapProps {
  /** `page` is 1160 px, `text` 720 px; both keep the gutter. */
  width?: 'page' | 'text' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Centres what it holds between the page's gutters. */
export function Wrap({ width = 'page', className, children }: WrapProps) {
  return (
    <div className={classNames(styles.wrap, width === 'text' && styles.text, className)}>{children}</div>
  );
}

export interface SectionProps {
  /** Ground: the page's own, a quiet second one, or the one dark band of a page. */
  tone?: 'paper' | 'wash' | 'band' | undefined;
  /** `top` and `bottom` leave out the other side: two sections on one ground share one distance. `none` has no distance. */
  rhythm?: 'section' | 'top' | 'bottom' | 'tight' | 'none' | undefined;
  /** Id of the heading that names it: makes it a landmark. */
  labelledBy?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A full-width part of a page with its content between the gutters; it appears as the page is scrolled. */
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
