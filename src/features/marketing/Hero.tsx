import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import { Wrap } from '../../ui/Layout';
import { PageHead } from '../../ui/PageHead';
import styles from './Hero.module.css';

export interface HeroProps {
  readonly title: string;
  readonly lead: string;
  /** The framed drawing at the right. */
  readonly figure: ReactNode;
  /** `wide` gives the drawing seven of the twelve columns instead of five. */
  readonly layout?: 'even' | 'wide';
  /** Under the lead: buttons, or whatever the page begins with. */
  readonly children?: ReactNode;
}

/** First screen of a company page: words left, one drawing right. */
export function Hero({ title, lead, figure, layout = 'even', children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <Wrap className={classNames(styles.columns, styles[layout])}>
        <PageHead className={styles.text} title={title} lead={lead}>
          {children}
        </PageHead>
        <div className={styles.figure}>{figure}</div>
      </Wrap>
    </div>
  );
}
