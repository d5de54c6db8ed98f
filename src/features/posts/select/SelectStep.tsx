import { TEMPLATE_NUMBERS, type TemplateNumber } from '../../../domain/access';
import type { PostFlowName } from '../../../domain/posts/occasions';
import { selectAuthStatus } from '../../../store/authSlice';
import { useToolsSelector } from '../../../store/hooks';
import { useFlow } from '../../../store/useFlow';
import { StudioFoot, TemplatesHead } from '../StudioHead';
import type { PosterContent, PosterSet } from '../templates/template';
import { DownloadAll } from './DownloadAll';
import { ExportStage } from './ExportStage';
import { SizeChooser } from './SizeChooser';
import styles from './SelectStep.module.css';
import { TemplateCard } from './TemplateCard';
import { useExporting } from './useExporting';
import { usePreparedShares } from './usePreparedShares';
import { useSizes } from './useSizes';

interface SelectStepProps {
  readonly flow: PostFlowName;
  readonly posters: PosterSet;
  readonly content: PosterContent;
  readonly onPrevious: () => void;
}

/** Step 2 of an occasion: four templates drawn live. Its machine decides which may be downloaded. */
export function SelectStep({ flow, posters, content, onPrevious }: SelectStepProps) {
  const [snapshot, send] = useFlow(flow);
  const exporting = useExporting(flow, send);
  const sizes = useSizes();
  const { chosen: format } = sizes;
  const cards = usePreparedShares<HTMLUListElement>({ exporting, content, format });
  const isOpen = (template: TemplateNumber) => snapshot.can({ type: 'DOWNLOAD', template, format });
  const open = TEMPLATE_NUMBERS.filter(isOpen);
  const isChecking = useToolsSelector(selectAuthStatus) === 'checking';

  return (
    <>
      <TemplatesHead flow={flow} onPrevious={onPrevious} />
      <div className={styles.bar}>
        <SizeChooser templates={posters.templates} format={format} onChange={exporting.dismiss} />
        <DownloadAll
          open={open}
          exporting={exporting}
          isChecking={isChecking}
          onDownload={() =>
            send({ type: 'DOWNLOAD_ALL', posters: open.map((template) => ({ template, format })) })
          }
        />
      </div>
      <ul ref={cards} className={styles.cards}>
        {TEMPLATE_NUMBERS.map((number) => {
          const template = posters.templates[number - 1];
          if (!template) return null;
          return (
            <TemplateCard
              key={number}
              {...{ flow, number, template, content, exporting, sizes }}
              isOpen={isOpen(number)}
              gate={isChecking ? 'checking' : 'locked'}
              onLogin={() => send({ type: 'LOGIN' })}
            />
          );
        })}
      </ul>
      <ExportStage
        flow={flow}
        exporting={exporting}
        templates={posters.templates}
        content={content}
        isOpen={isOpen}
      />
      <StudioFoot onPrevious={onPrevious} />
    </>
  );
}
