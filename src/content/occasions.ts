import { LUNAR_SOURCE, type FestivalName } from '../domain/posts/festivalDates';
import type { SampleName } from './sampleWidths';

/** A poster pegged to the line on the occasions page. */
export interface OccasionCardContent {
  /** Determines title, address and date. */
  readonly flow: FestivalName;
  readonly text: string;
  readonly note?: string;
  /** Tilt of the sheet in degrees. */
  readonly tilt: number;
  /** The sample poster; `null` if there is none yet: a drawing replaces it. */
  readonly sample: { readonly name: SampleName; readonly width: number; readonly height: number } | null;
}

/** Header of the occasions page. */
export const OCCASIONS_HUB = {
  heading: 'Pick the day',
  lead: 'Each finished occasion has four templates: two for everyone, two more when you log in.',
  /** Where the dates come from: `source` is the link inside the sentence. */
  dates: {
    before: 'Dates: ',
    source: { label: LUNAR_SOURCE.name, to: LUNAR_SOURCE.address },
    after: `, ${LUNAR_SOURCE.kind}, checked against sun and moon as seen from Ujjain. Independence Day is fixed by law. Some places celebrate a day earlier or later.`,
  },
} as const;

/** From left to right. */
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
