import { Activity, useState } from 'react';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { Icon } from '../../../ui/Icon';
import { exchangeDialog } from './lazyParts';
import { LazyPart } from '../../../ui/LazyPart';
import { Spinner } from '../../../ui/Spinner';
import styles from './ResumeEditor.module.css';

/**
 * Opens the import and export dialog, whose code loads lazily. Esc only hides the dialog, so that nothing pasted or corrected in it
 * is lost; it is new again after Cancel or an import.
 */
export function ExchangeButton({ variant }: { readonly variant: ResumeVariant }) {
  const [dialog, setDialog] = useState<'visible' | 'hidden' | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.data}
        aria-label="Your data, in and out"
        aria-haspopup="dialog"
        onPointerEnter={() => void exchangeDialog.preload()}
        onClick={() => setDialog('visible')}
      >
        <Icon name="data" />
        <span>Your data</span>
      </button>
      {dialog && (
        <Activity mode={dialog}>
          <LazyPart part={exchangeDialog} place={<Spinner label="Loading import and export" />}>
            {(ExchangeDialog) => (
              <ExchangeDialog
                variant={variant}
                onHide={() => setDialog('hidden')}
                onDone={() => setDialog(null)}
              />
            )}
          </LazyPart>
        </Activity>
      )}
    </>
  );
}
