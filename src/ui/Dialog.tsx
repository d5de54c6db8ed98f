import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './classNames';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import { useModal } from './useModal';

interface DialogProps {
  title: ReactNode;
  /** Called by Esc, the backdrop and the close button. The parent then unmounts the dialog. */
  onClose: () => void;
  /** A tinted strip below the title: a drawing, and what the dialog is for. */
  banner?: { readonly figure: ReactNode; readonly words: ReactNode };
  /** Wide enough for a table. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog, open while mounted; on phones, a sheet that slides up from the bottom. It is portalled to the body, so
 * a form in it never nests inside another form and its submit events stay in it.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, banner, isWide = false, children } = props;
  const titleId = useId();
  const dialog = useModal(onClose);
  return createPortal(
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={titleId}
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className={styles.sheet}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {banner && (
          <div className={styles.banner}>
            {banner.figure}
            <span>{banner.words}</span>
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {/* Last, so the content gets the initial focus. */}
        <IconButton icon="close" label="Close" className={styles.close} onClick={onClose} />
      </div>
    </dialog>,
    document.body,
  );
}
