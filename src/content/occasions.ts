import { LUNAR_SOURCE, type FestivalName } from '../domain/posts/festivalDates';
import type { SampleName } from './sampleWidths';

/** A poster pegged to the line on the occasion page. */
export interface OccasionCardContent {
  /** Gives title, address and date. */
  readonly flow: FestivalName;
  readonly text: string;
  readonly note?: string;
  /** Degrees the sheet hangs askew. */
  readonly tilt: number;
  /** The sample poster; `null`: none is drawn yet, a figure stands in. */
  readonly sample: { readonly name: SampleName; readonly width: number; readonly height: number } | null;
}

/** Head of the page that leads to the occasions. */
export const OCCASIONS_HUB = {
  heading: 'Pick the day',
  lead: 'Four templates for each. The first two are free to use; log in for the other two.',
  /** Where the dates come from: `source` is a link, the words stand around it. */
  dates: {
    before: 'Dates: ',
    source: { label: LUNAR_SOURCE.name, to: LUNAR_SOURCE.address },
    after: `, ${LUNAR_SOURCE.kind}, checked against sun and moon as seen from Ujjain. Independence Day is fixed by law. Some places keep a neighbouring day.`,
  },
} as const;

/** As they hang, from the left. */
export const OCCASION_CARDS: readonly OccasionCardContent[] = [
  {
    flow: 'rakshaBandhan',
    text: 'A thread, a promise and your name.',
    tilt: -2,
    sample: { name: 'rakhi-1', width: 560, height: 700 },
  },
  {
    flow: 'ganeshChaturthi',
    text: 'Ten days that begin with your greeting.',
    tilt: 1.5,
    sample: { name: 'ganesh-4', width: 560, height: 560 },
  },
  {
    flow: 'independence',
    text: 'Fill in your details now.',
    note: 'Templates coming soon',
    tilt: -1,
    sample: null,
  },
  {
    flow: 'diwali',
    text: 'Light for every customer on your list.',
    tilt: 2,
    sample: { name: 'diwali-1', width: 560, height: 560 },
  },
];
