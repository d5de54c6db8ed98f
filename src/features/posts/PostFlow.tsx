import { useEffect, type ReactNode } from 'react';
import { isPicker, POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { preloadInIdleTime } from '../../lazy/idleTime';
import { useFlow } from '../../store/useFlow';
import { keepOffline } from '../../services/keepOffline';
import { posterExport } from '../../services/lazyServices';
import { useTools } from '../../store/useTools';
import { focusContent } from '../../ui/focusContent';
import { Wrap } from '../../ui/Layout';
import { LazyPart } from '../../ui/LazyPart';
import { DetailsStep } from './details/DetailsStep';
import { posterSteps } from './lazyParts';
import styles from './posts.module.css';
import type { PosterSet } from './templates/template';
import { StudioFoot, TemplatesHead } from './StudioHead';
import type { Studio } from './occasions/occasion';

interface PostFlowProps {
  readonly flow: PostFlowName;
  readonly studio: Studio;
  /** Shown instead of templates if the occasion has none yet. */
  readonly comingSoon: ReactNode;
}

/** A post flow, once the tools are loaded. */
export function PostFlow(props: PostFlowProps) {
  return useTools() ? <OpenPostFlow {...props} /> : null;
}

/** The details form, then the screen of the machine's next state. */
function OpenPostFlow({ flow, studio, comingSoon }: PostFlowProps) {
  const { posters } = studio;
  const [snapshot, send] = useFlow(flow);
  const state = snapshot.value;
  useEffect(() => {
    if (!posters) return;
    preloadInIdleTime([posterSteps, posterExport]);
    void keepOffline(artOf(posters));
  }, [posters]);
  const move = (type: 'NEXT' | 'PREVIOUS') => {
    send({ type });
    focusContent(); // the button unmounts
  };
  const goBack = () => move('PREVIOUS');
  return (
    <div className={styles.flow} data-flow={flow} data-state={state}>
      {state === 'details' && <DetailsStep flow={flow} studio={studio} onNext={() => move('NEXT')} />}
      {posters && snapshot.hasTag('templates') && (
        <Wrap>
          <LazyPart part={posterSteps} head={<TemplatesHead flow={flow} onPrevious={goBack} />}>
            {({ SelectStep, PickerStep }) =>
              isPicker(flow) ? (
                <PickerStep flow={flow} posters={posters} onPrevious={goBack} />
              ) : (
                <SelectStep flow={flow} posters={posters} onPrevious={goBack} />
              )
            }
          </LazyPart>
        </Wrap>
      )}
      {state === 'comingSoon' && (
        <section aria-label={`${POST_FLOWS[flow].title} posters`}>
          {comingSoon}
          <Wrap>
            <StudioFoot onPrevious={goBack} />
          </Wrap>
        </section>
      )}
    </div>
  );
}

/** URLs of the art in every size. */
function artOf({ templates }: PosterSet): readonly string[] {
  return [...new Set(templates.flatMap(({ layouts }) => Object.values(layouts).map(({ art }) => art)))];
}
