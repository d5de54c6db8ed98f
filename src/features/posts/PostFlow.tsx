import { useEffect, type ComponentType } from 'react';
import { isPicker, POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { preloadInIdleTime } from '../../lazy/idleTime';
import type { LazyCode } from '../../lazy/lazyCode';
import { useFlow } from '../../store/useFlow';
import { keepOffline } from '../../services/keepOffline';
import { posterExport } from '../../services/lazyServices';
import { useTools } from '../../store/useTools';
import { focusContent } from '../../ui/arrival';
import { Wrap } from '../../ui/Layout';
import { LazyPart } from '../../ui/LazyPart';
import { DetailsStep } from './details/DetailsStep';
import { LOGO_FIELDS, useLogo } from './details/useLogo';
import { posterSteps } from './lazyParts';
import styles from './posts.module.css';
import type { PosterSet } from './templates/template';
import { StudioFoot, TemplatesHead } from './StudioHead';
import type { Studio } from './occasions/occasion';
import { usePosterContent } from './usePosterContent';

interface PostFlowProps {
  readonly flow: PostFlowName;
  readonly studio: Studio;
  /** Shown instead of templates if the occasion has none yet. */
  readonly comingSoon: LazyCode<ComponentType>;
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
  // Here, because the visitor may go on to the templates while the logo is still being opened.
  const logo = useLogo(LOGO_FIELDS[POST_FLOWS[flow].details]);
  const content = usePosterContent(flow, posters?.greetings, logo.news.status === 'opening');
  useEffect(() => {
    preloadInIdleTime(posters ? [posterSteps, posterExport] : [comingSoon]);
    if (posters) void keepOffline(artOf(posters));
  }, [posters, comingSoon]);
  const move = (type: 'NEXT' | 'PREVIOUS') => {
    send({ type });
    focusContent(); // the button unmounts
  };
  const goBack = () => move('PREVIOUS');
  return (
    <div className={styles.flow} data-flow={flow} data-state={state}>
      {state === 'details' && (
        <DetailsStep flow={flow} studio={studio} content={content} logo={logo} onNext={() => move('NEXT')} />
      )}
      {posters && snapshot.hasTag('templates') && (
        <Wrap>
          <LazyPart part={posterSteps} head={<TemplatesHead flow={flow} onPrevious={goBack} />}>
            {({ SelectStep, PickerStep }) =>
              isPicker(flow) ? (
                <PickerStep flow={flow} posters={posters} content={content} onPrevious={goBack} />
              ) : (
                <SelectStep flow={flow} posters={posters} content={content} onPrevious={goBack} />
              )
            }
          </LazyPart>
        </Wrap>
      )}
      {state === 'comingSoon' && (
        <section aria-label={`${POST_FLOWS[flow].title} posters`}>
          <LazyPart part={comingSoon}>{(ComingSoon) => <ComingSoon />}</LazyPart>
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
