import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { PosterPreview } from '../PosterPreview';
import { SAMPLE_CONTENT } from '../templates/content';
import type { PosterContent, PosterTemplate } from '../templates/template';
import { DownloadPanel } from './DownloadPanel';
import { LockArt } from './LockArt';
import styles from './TemplateCard.module.css';
import type { ExportStatus } from './useExport';

interface CardProps {
  readonly number: number;
  readonly template: PosterTemplate;
}

interface OpenCardProps extends CardProps {
  readonly content: PosterContent;
  readonly status: ExportStatus;
  readonly onDownload: () => void;
}

/** A template drawn from the visitor's details, with its Download Image. */
export function OpenCard({ number, template, content, status, onDownload }: OpenCardProps) {
  return (
    <Card number={number} template={template} stage={status.stage}>
      <div className={styles.sheet}>
        <PosterPreview
          template={template}
          content={content}
          label={`Template ${number}, ${template.name}, with your details`}
        />
        <ExportMarks />
      </div>
      <Caption number={number} template={template} />
      <DownloadPanel
        status={status}
        onDownload={onDownload}
        posterName={`template ${number}, ${template.name}`}
      />
    </Card>
  );
}

interface LockedCardProps extends CardProps {
  readonly onLogin: () => void;
}

/** A template behind the gate: blurred, inert and drawn from sample words only. */
export function LockedCard({ number, template, onLogin }: LockedCardProps) {
  return (
    <Card number={number} template={template} stage="locked">
      <div className={styles.sheet}>
        <div className={styles.blurred} inert>
          <PosterPreview
            template={template}
            content={SAMPLE_CONTENT}
            label={`Template ${number}, ${template.name}, blurred`}
          />
        </div>
        <div className={styles.plate}>
          <LockArt />
          <p>
            <b>Template {number}</b>
            Opens when you log in
          </p>
        </div>
      </div>
      <Caption number={number} template={template} />
      <div className={styles.gate}>
        <Button variant="ghost" icon="lock" onClick={onLogin} aria-label={`Login to open template ${number}`}>
          Login
        </Button>
      </div>
    </Card>
  );
}

interface FrameProps extends CardProps {
  readonly stage: ExportStatus['stage'] | 'locked';
  readonly children: ReactNode;
}

function Card({ number, template, stage, children }: FrameProps) {
  const isExport = stage !== 'locked' && stage !== 'waiting';
  return (
    <li
      className={styles.card}
      aria-label={`Template ${number}, ${template.name}`}
      data-stage={stage}
      {...(isExport && { 'data-flow': 'posterExport', 'data-state': stage })}
    >
      {children}
    </li>
  );
}

const FIGURE_LETTERS = ['A', 'B', 'C', 'D'];

function Caption({ number, template: { name, size } }: CardProps) {
  return (
    <p className={styles.caption}>
      <span>
        <b>FIG. 1{FIGURE_LETTERS[number - 1]}</b> {name}
      </span>
      <span>
        {size.width} × {size.height}
      </span>
    </p>
  );
}

/** Crop marks while a poster is prepared, a line that travels down while it is drawn. */
function ExportMarks() {
  return (
    <div className={styles.marks} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M0 6V0H6M94 0H100V6M100 94V100H94M6 100H0V94" />
      </svg>
      <i />
    </div>
  );
}
