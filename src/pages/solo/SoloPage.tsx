import type { ReactNode } from 'react';
import { Wrap } from '../../ui/Layout';
import styles from './SoloPage.module.css';

export interface SoloPageProps {
  readonly heading: string;
  readonly lead: string;
  /** What to do now: links or buttons. */
  readonly children: ReactNode;
  readonly figure: ReactNode;
  /** A tall drawing takes less of the row. */
  readonly figureShape?: 'wide' | 'tall';
}

/** A page with one message: the words left, the drawing right. */
export function SoloPage({ heading, lead, children, figure, figureShape = 'wide' }: SoloPageProps) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <div className={styles.figure} data-shape={figureShape}>
        {figure}
      </div>
    </Wrap>
  );
}
