import { useState } from 'react';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { Icon } from '../../../ui/Icon';
import { exchangeDialog } from '../exchange/lateExchange';
import { LatePart } from '../../../ui/late/LatePart';
import { Spinner } from '../../../ui/Progress';
import styles from './ResumeEditor.module.css';

/** Opens import and export, whose code comes with the first press. */
export function ExchangeButton({ variant }: { readonly variant: ResumeVariant }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.data}
        aria-label="Your data, in and out"
        aria-haspopup="dialog"
        onPointerEnter={() => void exchangeDialog.load()}
        onClick={() => setOpen(true)}
      >
        <Icon name="data" />
        <span aria-hidden="true">Your data</span>
      </button>
      {isOpen && (
        <LatePart
          part={exchangeDialog}
          subject="Import and export"
          place={<Spinner label="Import and export are opening" />}
        >
          {(ExchangeDialog) => (
            <ExchangeDialog variant={variant} initialTab="import" onClose={() => setOpen(false)} />
          )}
        </LatePart>
      )}
    </>
  );
}
