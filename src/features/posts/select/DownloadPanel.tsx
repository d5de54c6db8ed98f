import { DOWNLOAD_FILE_NAME } from '../../../domain/posts/occasions';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import styles from './DownloadPanel.module.css';
import type { ExportStatus } from './useExport';

interface DownloadPanelProps {
  readonly status: ExportStatus;
  readonly onDownload: () => void;
  /** Names the poster to those who hear only the button. */
  readonly posterName: string;
}

/** Download Image and, beside it, what becomes of the picture. The button is one element throughout, so the focus stays on it. */
export function DownloadPanel({ status, onDownload, posterName }: DownloadPanelProps) {
  const isFailed = status.stage === 'failed';
  return (
    <div className={styles.panel}>
      <Button
        icon={isFailed ? 'undo' : 'download'}
        isBusy={status.stage === 'preparing' || status.stage === 'rendering'}
        disabled={status.stage === 'waiting'}
        onClick={isFailed ? status.retry : onDownload}
        aria-label={isFailed ? `Try again: ${posterName}` : `Download Image: ${posterName}`}
      >
        {isFailed ? 'Try again' : 'Download Image'}
      </Button>
      <div className={styles.status} role="status">
        <Progress status={status} />
      </div>
    </div>
  );
}

function Progress({ status }: { readonly status: ExportStatus }) {
  switch (status.stage) {
    case 'idle':
    case 'waiting':
      return null;
    case 'preparing':
      return <Stage words="Loading fonts and pictures" number={1} />;
    case 'rendering':
      return <Stage words="Drawing the poster" number={2} />;
    case 'done':
      return (
        <p className={styles.done}>
          <Icon name="success" />
          <span>
            <b>Saved to your downloads</b>
            <small>{DOWNLOAD_FILE_NAME}</small>
          </span>
        </p>
      );
    case 'failed':
      return (
        <p className={styles.failed}>
          <Icon name="error" />
          <span>
            <b>The picture was not made</b>
            <small>{status.message}</small>
          </span>
        </p>
      );
  }
}

/** Steps, not a percentage: the drawing reports none. */
function Stage({ words, number }: { readonly words: string; readonly number: 1 | 2 }) {
  return (
    <p className={styles.stage}>
      <b>{words}</b>
      <small>{number} of 2</small>
      <span className={styles.bar} data-stage={number} aria-hidden="true">
        <i />
        <i />
      </span>
    </p>
  );
}
