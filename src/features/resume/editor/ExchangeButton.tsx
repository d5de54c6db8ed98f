import { useState } from 'react';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { Icon } from '../../../ui/Icon';
import { exchangeDialog } from './lazyParts';
import { LazyPart } from '../../../ui/LazyPart';
import { Spinner } from '../../../ui/Spinner';
import styles from './ResumeEditor.module.css';

/** Opens the import and export dialog, whose code loads lazily. */
export function ExchangeButton({ variant }: { readonly variant: ResumeVariant }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.data}
        aria-label="Your data, in and out"
        aria-haspopup="dialog"
        onPointerEnter={() => void exchangeDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <Icon name="data" />
        <span aria-hidden="true">Your data</span>
      </button>
      {isOpen && (
        <LazyPart part={exchangeDialog} place={<Spinner label="Loading import and export" />}>
          {(ExchangeDialog) => <ExchangeDialog variant={variant} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
}
