import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './classNames';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import { useModal } from './useModal';

export interface DialogProps {
  title: ReactNode;
  /** Esc, the backdrop and the close button: the one way out. The parent then stops drawing the dialog. */
  onClose: () => void;
  /** A tinted strip under the title: what the dialog opens, with a drawing beside it. */
  banner?: ReactNode;
  /** Drawing in the banner. */
  bannerFigure?: ReactNode;
  /** Room for a table. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog, open while it is drawn; on phones a sheet that rises from the lower edge. It hangs on the body, so a
 * form in it is never inside another form, and what is sent from it stays in it.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, banner, bannerFigure, isWide = false, children } = props;
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
        {banner !== undefined && (
          <div className={styles.banner}>
            {bannerFigure}
            <span>{banner}</span>
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {/* Last, so that the first focus goes to what the dialog is about. */}
        <IconButton icon="close" label="Close" className={styles.close} onClick={onClose} />
      </div>
    </dialog>,
    document.body,
  );
}
