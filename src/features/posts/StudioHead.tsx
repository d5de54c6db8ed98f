import { POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { PageHead, type Crumb } from '../../ui/PageHead';
import { FestivalSentence } from './festivals/FestivalSentence';
import type { Studio } from './occasions/occasion';
import { Stations } from './Stations';

interface StudioHeadProps {
  readonly flow: PostFlowName;
  readonly title: string;
  /** Its next date is shown below the heading. */
  readonly occasion?: Studio['occasion'];
  /** 1 is the details form, 2 the step after it. */
  readonly station: 1 | 2;
  /** Back to the details form. */
  readonly onPrevious?: (() => void) | undefined;
}

const HUBS: Readonly<Record<'social' | 'business', Crumb>> = {
  // The specification misspells the route; the label is correct.
  social: { label: 'Occasion', to: '/occasional' },
  business: { label: 'Business', to: '/buisness' },
};

/** Header of the step where the visitor chooses a template. */
export function TemplatesHead(props: Pick<StudioHeadProps, 'flow' | 'onPrevious'>) {
  return <StudioHead {...props} title="Select a Template" station={2} />;
}

/** Header of both steps: breadcrumbs, heading and stations and, above the form, the festival's date. */
export function StudioHead({ flow, title, occasion, station, onPrevious }: StudioHeadProps) {
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
      aside={<Stations current={station} onPrevious={onPrevious} />}
    />
  );
}
