import type { ReactNode } from 'react';
import { Wrap } from '../../ui/Layout';
import styles from './SoloPage.module.css';

interface SoloPageProps {
  readonly heading: string;
  readonly lead?: string;
  /** Links or buttons: what to do next. */
  readonly children?: ReactNode;
  readonly figure: ReactNode;
}

/** A page with a single message: text on the left, drawing on the right. */
export function SoloPage({ heading, lead, children, figure }: SoloPageProps) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      {figure}
    </Wrap>
  );
}
