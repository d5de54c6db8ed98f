import type { RoutePath } from '../domain/routes';
import diwali1 from './samples/diwali-1.webp';
import ganesh4 from './samples/ganesh-4.webp';
import rakhi1 from './samples/rakhi-1.webp';

/** A poster pegged to the line on the occasion page. */
export interface OccasionCardContent {
  readonly to: RoutePath;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  /** Degrees the sheet hangs askew. */
  readonly tilt: number;
  /** The sample poster; `null`: none is drawn yet, a figure stands in. */
  readonly sample: { readonly image: string; readonly width: number; readonly height: number } | null;
}

/** Head of the page that leads to the occasions. */
export const OCCASIONS_HUB = {
  heading: 'Pick the day',
  lead: 'Four templates for each. The first two are free to use; log in for the other two.',
} as const;

/** As they hang, from the left. */
export const OCCASION_CARDS: readonly OccasionCardContent[] = [
  {
    to: '/rakshaBhandan',
    title: 'Raksha Bandhan',
    text: 'A thread, a promise and your name.',
    tilt: -2,
    sample: { image: rakhi1, width: 560, height: 700 },
  },
  {
    to: '/ganeshChaturthi',
    title: 'Ganesh Chaturthi',
    text: 'Ten days that begin with your greeting.',
    tilt: 1.5,
    sample: { image: ganesh4, width: 560, height: 560 },
  },
  {
    to: '/independence',
    title: 'Independence Day',
    text: '15 August. Fill in your details now.',
    note: 'Templates coming soon',
    tilt: -1,
    sample: null,
  },
  {
    to: '/diwali',
    title: 'Diwali',
    text: 'Light for every customer on your list.',
    tilt: 2,
    sample: { image: diwali1, width: 560, height: 560 },
  },
];
