import type { TemplateNumber } from '../../../domain/access';
import { Button } from '../../../ui/Button';
import flowStyles from '../PostFlow.module.css';
import { PosterPreview } from '../PosterPreview';
import { StudioHead } from '../StudioHead';
import { posterTemplate } from '../templates';
import type { PosterContent } from '../templates/template';
import { DownloadPanel } from './DownloadPanel';
import { ExportStage } from './ExportStage';
import styles from './PickerStep.module.css';
import { useExport } from './useExport';

interface ChosenPosterProps {
  readonly number: TemplateNumber;
  readonly content: PosterContent;
  readonly onDownload: (template: TemplateNumber) => void;
  /** The specification's on-next action: back to the two previews. */
  readonly onNext: () => void;
}

/** The chosen gym poster as large as the page allows, Download Image at its foot. */
export function ChosenPoster({ number, content, onDownload, onNext }: ChosenPosterProps) {
  const statusOf = useExport('gym');
  const poster = { flow: 'gym', template: number } as const;
  const template = posterTemplate(poster);
  if (!template) return null;
  const { width, height } = template.size;
  return (
    <>
      <StudioHead flow="gym" title={template.name} station={2} onPrevious={onNext} />
      <figure className={styles.full}>
        <figcaption>
          {width} × {height}
        </figcaption>
        <PosterPreview
          template={template}
          content={content}
          label={`Template ${number}, ${template.name}, with your details`}
        />
      </figure>
      <ExportStage posters={[poster]} content={content} />
      <div className={flowStyles.foot}>
        <Button variant="ghost" icon="arrowLeft" onClick={onNext}>
          Other templates
        </Button>
        <DownloadPanel
          status={statusOf(number)}
          onDownload={() => onDownload(number)}
          posterName={`template ${number}, ${template.name}`}
        />
      </div>
    </>
  );
}
