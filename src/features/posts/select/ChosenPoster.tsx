import type { ExportRequest } from '../../../../machines/exportRequest';
import type { TemplateNumber } from '../../../domain/access';
import { sizeWords } from '../../../domain/posts/formats';
import type { PickerFlow } from '../../../domain/posts/occasions';
import { Button } from '../../../ui/Button';
import flowStyles from '../posts.module.css';
import { Shortened, useShortened } from '../Shortened';
import { StudioHead } from '../StudioHead';
import type { PosterContent, PosterSet } from '../templates/template';
import styles from './PickerStep.module.css';
import { DownloadPanel } from './DownloadPanel';
import { ExportMarks } from './ExportProgress';
import { ExportStage } from './ExportStage';
import { SizeChooser } from './SizeChooser';
import { SizedPreview } from './SizedPreview';
import { useExporting } from './useExporting';
import { usePreparedShares } from './usePreparedShares';
import { useSizes } from './useSizes';

interface ChosenPosterProps {
  readonly flow: PickerFlow;
  readonly posters: PosterSet;
  readonly number: TemplateNumber;
  readonly content: PosterContent;
  readonly onAsk: (request: ExportRequest) => void;
  /** The on-next action of the specification: returns to the two previews. */
  readonly onNext: () => void;
  /** Back to the details form. */
  readonly onPrevious: () => void;
}

/** The chosen poster, as large as the page allows, above its download panel. */
export function ChosenPoster(props: ChosenPosterProps) {
  const { flow, posters, number, content, onAsk, onNext, onPrevious } = props;
  const exporting = useExporting(flow, onAsk);
  const sizes = useSizes();
  const holder = usePreparedShares<HTMLDivElement>({ exporting, content, format: sizes.chosen });
  const { look, detailsOn } = useShortened(flow);
  const template = posters.templates[number - 1];
  if (!template) return null;
  const layout = template.layouts[sizes.format];
  const { stage } = exporting.statusOf(number);
  const poster = { flow, number, template, content, exporting, sizes };
  return (
    <div ref={holder}>
      <StudioHead flow={flow} title={template.name} onPrevious={onPrevious} />
      <figure tabIndex={-1} className={styles.full} data-stage={stage} data-shareable={number}>
        <figcaption>{sizeWords(layout.size)}</figcaption>
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
        <Shortened details={detailsOn(layout)} />
      </figure>
      <ExportStage
        flow={flow}
        exporting={exporting}
        templates={posters.templates}
        content={content}
        isOpen={(one) => one === number}
      />
      <div className={flowStyles.foot}>
        <div className={styles.ways}>
          <SizeChooser templates={posters.templates} format={sizes.chosen} onChange={exporting.dismiss} />
          <Button variant="ghost" icon="arrowLeft" onClick={onNext}>
            Other templates
          </Button>
        </div>
        <div className={styles.panel}>
          <DownloadPanel {...poster} />
        </div>
      </div>
    </div>
  );
}
