import { type DetailsForm, POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { Button } from '../../ui/Button';
import { PageHead, type Crumb } from '../../ui/PageHead';
import { StepStation } from '../../ui/StepStation';
import { FestivalSentence } from './festivals/FestivalSentence';
import type { Studio } from './occasions/occasion';
import flowStyles from './posts.module.css';
import styles from './StudioHead.module.css';

interface StudioHeadProps {
  readonly flow: PostFlowName;
  readonly title: string;
  /** Its next date is shown below the heading. */
  readonly occasion?: Studio['occasion'];
  /** Back to the details form, in the step after it. */
  readonly onPrevious?: () => void;
}

const HUBS: Readonly<Record<DetailsForm, Crumb>> = {
  // The specification misspells the route; the label is correct.
  social: { label: 'Occasion', to: '/occasional' },
  business: { label: 'Business', to: '/buisness' },
};

/** Header of the step where the visitor chooses a template. */
export function TemplatesHead(props: Pick<StudioHeadProps, 'flow'> & StudioFootProps) {
  return <StudioHead {...props} title="Select a Template" />;
}

/** Header of both steps: breadcrumbs, heading, stations if there are templates and, above the form, the festival's date. */
export function StudioHead({ flow, title, occasion, onPrevious }: StudioHeadProps) {
  const crumbs = [{ label: 'Social Media', to: '/socialAi' }, HUBS[POST_FLOWS[flow].details]];
  return (
    <PageHead
      size="tool"
      title={title}
      lead={
        occasion && 'days' in occasion ? (
          <FestivalSentence title={POST_FLOWS[flow].title} days={occasion.days} />
        ) : undefined
      }
      breadcrumb={crumbs}
      aside={POST_FLOWS[flow].then === 'comingSoon' ? undefined : <Stations onPrevious={onPrevious} />}
    />
  );
}

const STEPS = ['Details', 'Select a Template'];

/** The two steps, too few for a rail; the first links back. */
function Stations({ onPrevious }: { readonly onPrevious: (() => void) | undefined }) {
  const station = onPrevious ? 2 : 1;
  return (
    <nav aria-label="Steps">
      <ol className={styles.stations}>
        {STEPS.map((title, index) => {
          const number = index + 1;
          const canOpen = number < station;
          const state = canOpen ? 'done' : number === station ? 'current' : 'upcoming';
          return (
            <li key={title} className={styles[state]}>
              <StepStation
                step={{ id: title, title, state, canOpen }}
                number={number}
                onOpen={() => onPrevious?.()}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StudioFootProps {
  /** Back to the details form. */
  readonly onPrevious: () => void;
}

/** The last line of the step where the visitor chooses a template. */
export function StudioFoot({ onPrevious }: StudioFootProps) {
  return (
    <div className={flowStyles.foot}>
      <Button variant="ghost" icon="arrowLeft" onClick={onPrevious}>
        Previous
      </Button>
    </div>
  );
}
