import type { ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead';
import styles from './CompactHead.module.css';

interface CompactHeadProps {
  readonly heading: string;
  readonly lead: string;
  /** Below the lead. */
  readonly children?: ReactNode;
}

/** Header of a small page, with less spacing than a content page's. */
export function CompactHead({ heading, lead, children }: CompactHeadProps) {
  return (
    <PageHead title={heading} lead={lead} className={styles.head}>
      {children}
    </PageHead>
  );
}
