import { useCallback, useState, type ReactNode } from 'react';
import type { TemplateNumber } from '../../../domain/access';
import type { PostFlowName } from '../../../domain/posts/occasions';
import { Button } from '../../../ui/Button';
import { Shortened, shortenedOn } from '../Shortened';
import { SAMPLE_CONTENT } from '../templates/content';
import type { PosterContent, PosterTemplate } from '../templates/template';
import { DownloadPanel } from './DownloadPanel';
import { ExportMarks } from './ExportMarks';
import type { ExportStatus } from './exportStatus';
import { LockArt } from './LockArt';
import { SizedPreview, sizeWords } from './SizedPreview';
import styles from './TemplateCard.module.css';
import type { Exporting } from './useExporting';
import type { Sizes } from './useSizes';

interface CardProps {
  readonly number: TemplateNumber;
  readonly template: PosterTemplate;
  readonly sizes: Sizes;
}

interface OpenCardProps extends CardProps {
  readonly flow: PostFlowName;
  readonly content: PosterContent;
  readonly exporting: Exporting;
}

/** A template drawn from the visitor's details, with its download panel. */
export function OpenCard({ flow, number, template, content, sizes, exporting }: OpenCardProps) {
  const [details, setDetails] = useState('');
  const look = useCallback((poster: HTMLElement) => setDetails(shortenedOn(poster, flow)), [flow]);
  const { stage } = exporting.statusOf(number);
  return (
    <Card number={number} template={template} stage={stage} isReady={sizes.layoutOf(number) !== undefined}>
      <div className={styles.sheet}>
        <SizedPreview
          number={number}
          sizes={sizes}
          content={content}
          label={`Template ${number}, ${template.name}, with your details`}
          onFit={look}
        />
        <ExportMarks />
      </div>
      <Caption number={number} template={template} sizes={sizes} />
      <div>
        <Shortened details={details} />
        <DownloadPanel
          flow={flow}
          template={number}
          name={template.name}
          content={content}
          exporting={exporting}
          sizes={sizes}
        />
      </div>
    </Card>
  );
}

interface ClosedCardProps extends CardProps {
  readonly gate: 'checking' | 'locked';
  readonly onLogin: () => void;
}

/** A template that is not open, or not yet: blurred, inert and drawn only from sample content. */
export function ClosedCard({ number, template, sizes, gate, onLogin }: ClosedCardProps) {
  const isLocked = gate === 'locked';
  return (
    <Card number={number} template={template} stage={gate}>
      <div className={styles.sheet}>
        <div className={styles.blurred} inert>
          <SizedPreview
            number={number}
            sizes={sizes}
            content={SAMPLE_CONTENT}
            label={`Template ${number}, ${template.name}, blurred`}
          />
        </div>
        {isLocked && (
          <div className={styles.plate}>
            <LockArt />
            <p>
              <b>Template {number}</b>
              Opens when you log in
            </p>
          </div>
        )}
      </div>
      <Caption number={number} template={template} sizes={sizes} />
      <div className={styles.gate}>
        {isLocked && (
          <Button
            variant="ghost"
            icon="lock"
            onClick={onLogin}
            aria-label={`Login to open template ${number}`}
          >
            Login
          </Button>
        )}
      </div>
    </Card>
  );
}

interface FrameProps {
  readonly number: TemplateNumber;
  readonly template: PosterTemplate;
  readonly stage: ExportStatus['stage'] | ClosedCardProps['gate'];
  readonly isReady?: boolean;
  readonly children: ReactNode;
}

function Card({ number, template, stage, isReady = false, children }: FrameProps) {
  const isExport = stage !== 'checking' && stage !== 'locked' && stage !== 'waiting';
  return (
    <li
      className={styles.card}
      aria-label={`Template ${number}, ${template.name}`}
      data-stage={stage}
      data-shareable={isReady ? number : undefined}
      {...(isExport && { 'data-flow': 'posterExport', 'data-state': stage })}
    >
      {children}
    </li>
  );
}

function Caption({ number, template, sizes }: CardProps) {
  return (
    <p className={styles.caption}>
      <span>
        <b>Template {number}</b> {template.name}
      </span>
      <span>{sizeWords(template, sizes)}</span>
    </p>
  );
}
