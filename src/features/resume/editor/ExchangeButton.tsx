import { useState } from 'react';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { Icon } from '../../../ui/Icon';
import { exchangeDialog } from '../exchange/lateExchange';
import { LateNotice } from '../LateNotice';
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
      {isOpen && <Opened variant={variant} onClose={() => setOpen(false)} />}
    </>
  );
}

function Opened({ variant, onClose }: { readonly variant: ResumeVariant; readonly onClose: () => void }) {
  const dialog = exchangeDialog.useCode();
  if (dialog.status === 'here')
    return <dialog.code variant={variant} initialTab="import" onClose={onClose} />;
  if (dialog.status === 'coming') return <Spinner label="Import and export are opening" />;
  return <LateNotice subject="Import and export" onRetry={() => void exchangeDialog.load()} />;
}
