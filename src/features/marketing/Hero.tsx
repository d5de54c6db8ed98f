import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import { Wrap } from '../../ui/Layout';
import { PageHead } from '../../ui/PageHead';
import styles from './Hero.module.css';

interface HeroProps {
  readonly title: string;
  readonly lead: string;
  /** The framed drawing on the right. */
  readonly figure: ReactNode;
  /** Gives the drawing seven of twelve columns instead of five. */
  readonly isWide?: boolean;
  /** Below the lead: buttons or other content. */
  readonly children?: ReactNode;
}

/** The first screen of a company page: text on the left, drawing on the right. */
export function Hero({ title, lead, figure, isWide = false, children }: HeroProps) {
  return (
    <Wrap className={classNames(styles.hero, isWide && styles.wide)}>
      <PageHead className={styles.text} title={title} lead={lead}>
        {children}
      </PageHead>
      <div className={styles.figure}>{figure}</div>
    </Wrap>
  );
}
