import type { ReactNode } from 'react';
import { Wrap } from '../../ui/Layout';
import styles from './SoloPage.module.css';

interface SoloPageProps {
  readonly heading: string;
  readonly lead?: string;
  /** Links or buttons: what to do next. */
  readonly children?: ReactNode;
  readonly figure: ReactNode;
  /** A tall drawing gets a narrower column. */
  readonly figureShape?: 'wide' | 'tall';
}

/** A page with a single message: text on the left, drawing on the right. */
export function SoloPage({ heading, lead, children, figure, figureShape = 'wide' }: SoloPageProps) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <div className={styles.figure} data-shape={figureShape}>
        {figure}
      </div>
    </Wrap>
  );
}
