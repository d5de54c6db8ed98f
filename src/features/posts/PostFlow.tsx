import type { ReactNode } from 'react';
import type { PostFlowState } from '../../../machines/postFlowMachine';
import { POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { useFlow } from '../../store/useFlow';
import { useTools } from '../../store/useTools';
import { Button } from '../../ui/Button';
import { Wrap } from '../../ui/Layout';
import { DetailsStep } from './details/DetailsStep';
import styles from './PostFlow.module.css';
import { PickerStep } from './select/PickerStep';
import { SelectStep } from './select/SelectStep';

interface PostFlowProps {
  readonly flow: PostFlowName;
  /** What stands in place of templates where an occasion has none yet. */
  readonly comingSoon: ReactNode;
}

const STATES = ['details', 'select', 'picker', 'comingSoon'] as const satisfies readonly PostFlowState[];

/** One of the five post flows, as soon as the tools are open. */
export function PostFlow(props: PostFlowProps) {
  return useTools() ? <OpenPostFlow {...props} /> : null;
}

/** The details form and what its machine says comes after it. */
function OpenPostFlow({ flow, comingSoon }: PostFlowProps) {
  const [snapshot, send] = useFlow(flow);
  const goBack = () => send({ type: 'PREVIOUS' });
  return (
    <div
      className={styles.flow}
      data-flow={flow}
      data-state={STATES.find((state) => snapshot.matches(state))}
    >
      {snapshot.matches('details') && <DetailsStep flow={flow} onNext={() => send({ type: 'NEXT' })} />}
      {snapshot.matches('select') && <SelectStep flow={flow} onPrevious={goBack} />}
      {snapshot.matches('picker') && <PickerStep onPrevious={goBack} />}
      {snapshot.matches('comingSoon') && (
        <section aria-label={`${POST_FLOWS[flow].title} posters`}>
          {comingSoon}
          <Wrap>
            <div className={styles.foot}>
              <Button variant="ghost" icon="arrowLeft" onClick={goBack}>
                Previous
              </Button>
            </div>
          </Wrap>
        </section>
      )}
    </div>
  );
}
