import { inWords } from '../../../domain/counting';
import { sizeInWords } from '../../../domain/fileSize';
import { FORMAT_LABELS } from '../../../domain/posts/formats';
import { DOWNLOAD_FILE_NAME, type PosterPurpose } from '../../../domain/posts/occasions';
import { Icon } from '../../../ui/Icon';
import type { ExportStage, ExportStatus } from './exportStatus';
import styles from './ExportProgress.module.css';

type UnderWay = Extract<ExportStatus, { readonly stage: ExportStage }>;
type Done = Extract<ExportStatus, { readonly stage: 'done' }>;

/** The stages in order, and what the visitor reads at each. */
const STAGES: Readonly<Record<ExportStage, (purpose: PosterPurpose) => string>> = {
  fonts: () => 'Loading the fonts',
  pictures: () => 'Loading the pictures',
  rendering: () => 'Drawing the poster',
  delivering: (purpose) => LAST_STAGE[purpose],
};
const LAST_STAGE: Readonly<Record<PosterPurpose, string>> = {
  download: 'Saving the picture',
  share: 'Sharing the picture',
  copy: 'Copying the picture',
  prepare: '',
};

/** What did not happen to a picture: it may have been drawn, and only sharing it was refused. */
const NOT_DONE: Readonly<Record<PosterPurpose, string>> = {
  download: 'made',
  share: 'shared',
  copy: 'copied',
  prepare: '',
};

export function isUnderWay(status: ExportStatus): status is UnderWay {
  return status.stage in STAGES;
}

/** The progress of a poster's export, in words and shapes. */
export function ExportProgress({ status }: { readonly status: ExportStatus }) {
  if (isUnderWay(status)) return <Stage status={status} />;
  if (status.stage === 'done') return <Outcome {...outcomeOf(status)} />;
  if (status.stage === 'failed')
    return (
      <Outcome isBad title={`The picture was not ${NOT_DONE[status.purpose]}`} detail={status.message} />
    );
  return null;
}

function outcomeOf({ purpose, count, bytes }: Done): OutcomeProps {
  if (purpose === 'share') return { title: 'Shared' };
  if (purpose === 'copy') return { title: 'Copied', detail: 'Paste it into a chat or a document.' };
  const size = bytes === null ? '' : `, ${sizeInWords(bytes)}`;
  return {
    title: count > 1 ? `${inWords(count)} pictures saved` : 'Saved to your downloads',
    detail: `${DOWNLOAD_FILE_NAME}${size}`,
  };
}

interface OutcomeProps {
  readonly isBad?: boolean;
  readonly title: string;
  readonly detail?: string;
}

/** A red octagon, or a green circle with a tick. */
export function Outcome({ isBad, title, detail }: OutcomeProps) {
  return (
    <p className={isBad ? styles.failed : styles.done}>
      <Icon name={isBad ? 'error' : 'success'} />
      <span>
        <b>{title}</b>
        {detail !== undefined && <small>{detail}</small>}
      </span>
    </p>
  );
}

/** Steps rather than a percentage, because html2canvas reports no progress. */
function Stage({ status: { stage, purpose, format } }: { readonly status: UnderWay }) {
  const stages = Object.keys(STAGES);
  const now = stages.indexOf(stage);
  return (
    <p className={styles.stage}>
      <b>{STAGES[stage](purpose)}</b>
      <small>
        {format && `${FORMAT_LABELS[format]} size, `}
        {now + 1} of {stages.length}
      </small>
      <span className={styles.bar} aria-hidden="true">
        {stages.map((one, at) => (
          <i key={one} data-is={at < now ? 'through' : at === now ? 'now' : undefined} />
        ))}
      </span>
    </p>
  );
}

/** Crop marks while a poster is being prepared, a scan line while it is being drawn. The parent sets `data-stage`. */
export function ExportMarks() {
  return (
    <div className={styles.marks} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M0 6V0H6M94 0H100V6M100 94V100H94M6 100H0V94" />
      </svg>
      <i />
    </div>
  );
}
