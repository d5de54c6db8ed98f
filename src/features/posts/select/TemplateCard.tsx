import type { ReactNode } from 'react';
import type { TemplateNumber } from '../../../domain/access';
import { sizeWords } from '../../../domain/posts/formats';
import { Button } from '../../../ui/Button';
import { Shortened, useShortened } from '../Shortened';
import { SAMPLE_CONTENT } from '../templates/content';
import type { PosterTemplate } from '../templates/template';
import { DownloadPanel, type OpenPoster } from './DownloadPanel';
import { ExportMarks } from './ExportProgress';
import type { ExportStatus } from './exportStatus';
import { SizedPreview } from './SizedPreview';
import styles from './TemplateCard.module.css';
import type { Sizes } from './useSizes';

interface CardProps {
  readonly number: TemplateNumber;
  readonly template: PosterTemplate;
  readonly sizes: Sizes;
}

/** A template drawn from the visitor's details, with its download panel. */
export function OpenCard(poster: OpenPoster) {
  const { flow, number, template, content, sizes, exporting } = poster;
  const { look, detailsOn } = useShortened(flow);
  const { stage } = exporting.statusOf(number);
  return (
    <Card number={number} template={template} stage={stage}>
      <div className={styles.sheet}>
        <SizedPreview
          template={template}
          sizes={sizes}
          content={content}
          label={`Template ${number}, ${template.name}, with your details`}
          onFit={look}
        />
        <ExportMarks />
      </div>
      <Caption number={number} template={template} sizes={sizes} />
      <div>
        <Shortened details={detailsOn(template.layouts[sizes.format])} />
        <DownloadPanel {...poster} />
      </div>
    </Card>
  );
}

interface ClosedCardProps extends CardProps {
  readonly gate: 'checking' | 'locked';
  readonly onLogin: () => void;
}

/** A template that is locked, or might be: blurred, inert and drawn only from sample content. */
export function ClosedCard({ number, template, sizes, gate, onLogin }: ClosedCardProps) {
  const isLocked = gate === 'locked';
  return (
    <Card number={number} template={template} stage={gate}>
      <div className={styles.sheet}>
        <div className={styles.blurred} inert>
          <SizedPreview
            template={template}
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
  readonly children: ReactNode;
}

function Card({ number, template, stage, children }: FrameProps) {
  const isOpen = stage !== 'checking' && stage !== 'locked';
  const isExport = isOpen && stage !== 'waiting';
  return (
    <li
      className={styles.card}
      aria-label={`Template ${number}, ${template.name}`}
      data-stage={stage}
      data-shareable={isOpen ? number : undefined}
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
      <span>{sizeWords(template.layouts[sizes.format].size)}</span>
    </p>
  );
}

/** Two sheets behind a lock. */
function LockArt() {
  return (
    <svg className="fig" viewBox="0 0 84 64" aria-hidden="true">
      <path className="o" d="M28 6H58V42H28Z" />
      <path className="o" d="M20 12H50V48H20Z" />
      <path className="d" d="M26 20H44M26 26H44M26 32H40" />
      <path className="o" d="M44 36H66V56H44Z" />
      <path className="o" d="M49 36V31a6 6 0 0 1 12 0V36" />
      <path className="ms" d="M55 44V49" />
    </svg>
  );
}
