import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import styles from './exchange.module.css';

interface DialogFootProps {
  /** What the buttons are about, or how pressing them ended. */
  readonly note: ReactNode;
  readonly onCancel: () => void;
  /** The buttons that do something. */
  readonly children: ReactNode;
}

/** The last line of a panel. It stays in sight while the panel scrolls. */
export function DialogFoot({ note, onCancel, children }: DialogFootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        {children}
      </div>
    </div>
  );
}
