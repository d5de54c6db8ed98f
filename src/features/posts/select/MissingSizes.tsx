import { FailureNotice } from '../../../ui/FailureNotice';
import styles from './MissingSizes.module.css';
import type { Sizes } from './useSizes';

/** Reports that the other sizes failed to load, and offers to retry. */
export function MissingSizes({ sizes: { error } }: { readonly sizes: Sizes }) {
  return (
    error && (
      <div className={styles.missing}>
        <FailureNotice error={error} />
      </div>
    )
  );
}
