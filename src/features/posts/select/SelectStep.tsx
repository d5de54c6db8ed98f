import { TEMPLATE_NUMBERS } from '../../../domain/access';
import type { PostFlowName } from '../../../domain/posts/occasions';
import { useFlow } from '../../../store/useFlow';
import { Button } from '../../../ui/Button';
import { Wrap } from '../../../ui/Layout';
import flowStyles from '../PostFlow.module.css';
import { StudioHead } from '../StudioHead';
import { posterTemplate } from '../templates';
import { usePosterContent } from '../usePosterContent';
import { ExportStage } from './ExportStage';
import styles from './SelectStep.module.css';
import { LockedCard, OpenCard } from './TemplateCard';
import { useExport } from './useExport';

interface SelectStepProps {
  readonly flow: PostFlowName;
  readonly onPrevious: () => void;
}

/** Step 2 of an occasion: four templates drawn live. The machine says which of them may be downloaded. */
export function SelectStep({ flow, onPrevious }: SelectStepProps) {
  const [snapshot, send] = useFlow(flow);
  const content = usePosterContent(flow);
  const statusOf = useExport(flow);
  const isOpen = (template: (typeof TEMPLATE_NUMBERS)[number]) =>
    snapshot.can({ type: 'DOWNLOAD', template });

  return (
    <Wrap>
      <StudioHead flow={flow} title="Select a Template" station={2} onPrevious={onPrevious} />
      <ul className={styles.cards}>
        {TEMPLATE_NUMBERS.map((number) => {
          const template = posterTemplate({ flow, template: number });
          if (!template) return null;
          const card = { number, template };
          if (!isOpen(number))
            return <LockedCard key={number} {...card} onLogin={() => send({ type: 'LOGIN' })} />;
          return (
            <OpenCard
              key={number}
              {...card}
              content={content}
              status={statusOf(number)}
              onDownload={() => send({ type: 'DOWNLOAD', template: number })}
            />
          );
        })}
      </ul>
      <ExportStage
        content={content}
        posters={TEMPLATE_NUMBERS.filter(isOpen).map((template) => ({ flow, template }))}
      />
      <div className={flowStyles.foot}>
        <Button variant="ghost" icon="arrowLeft" onClick={onPrevious}>
          Previous
        </Button>
      </div>
    </Wrap>
  );
}
