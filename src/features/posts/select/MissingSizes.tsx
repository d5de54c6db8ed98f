import { FORMAT_LABELS } from '../../../domain/posts/formats';
import { LateNotice } from '../../../ui/late/LateNotice';
import styles from './MissingSizes.module.css';
import type { Sizes } from './useSizes';

/** Reports that the other sizes failed to load, and offers to retry. */
export function MissingSizes({ sizes: { format, isMissing, fetchAll } }: { readonly sizes: Sizes }) {
  const subject = format === 'post' ? 'The other sizes' : `The ${FORMAT_LABELS[format].toLowerCase()} size`;
  if (!isMissing) return null;
  return (
    <div className={styles.missing}>
      <LateNotice subject={subject} onRetry={() => fetchAll()} />
    </div>
  );
}
