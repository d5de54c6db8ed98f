import { POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { PageHead, type Crumb } from '../../ui/PageHead';
import { FestivalSentence } from './festivals/FestivalSentence';
import { Stations } from './Stations';

interface StudioHeadProps {
  readonly flow: PostFlowName;
  readonly title: string;
  /** 1 is the details form, 2 what comes after it. */
  readonly station: 1 | 2;
  /** Back to the details form. */
  readonly onPrevious?: (() => void) | undefined;
}

const HUBS: Readonly<Record<'social' | 'business', Crumb>> = {
  // The specification's spelling of the route; the word on the page is right.
  social: { label: 'Occasion', to: '/occasional' },
  business: { label: 'Business', to: '/buisness' },
};

/** Head of both steps: the way here, the heading, the two stations; over the form also when the day is. */
export function StudioHead({ flow, title, station, onPrevious }: StudioHeadProps) {
  const crumbs = [{ label: 'Social Media', to: '/socialAi' }, HUBS[POST_FLOWS[flow].details]];
  return (
    <PageHead
      size="tool"
      title={title}
      lead={station === 1 && flow !== 'gym' ? <FestivalSentence flow={flow} /> : undefined}
      breadcrumb={crumbs}
      aside={<Stations current={station} onPrevious={onPrevious} />}
    />
  );
}
