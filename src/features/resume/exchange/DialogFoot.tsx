import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { swallowSecondClick } from '../../../ui/useIgnoreSecondClick';
import styles from './exchange.module.css';

interface DialogFootProps {
  /** Explains the buttons, or reports the result of the last press. */
  readonly note: ReactNode;
  readonly onCancel: () => void;
  /** The action buttons. */
  readonly children: ReactNode;
}

/** The footer of a panel. It stays visible while the panel scrolls. */
export function DialogFoot({ note, onCancel, children }: DialogFootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className="buttons" onClickCapture={swallowSecondClick}>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        {children}
      </div>
    </div>
  );
}
