import { LUNAR_SOURCE } from '../domain/posts/festivalDates';

/** Header of the occasions page. */
export const OCCASIONS_HUB = {
  heading: 'Pick the day',
  lead: 'Each finished occasion has four templates: two for everyone, two more when you log in.',
  /** The source of the dates, as a sentence around a link. */
  dates: {
    before: 'Dates: ',
    source: { label: LUNAR_SOURCE.name, to: LUNAR_SOURCE.address },
    after: `, ${LUNAR_SOURCE.kind}, checked against the sun and the moon as seen from Ujjain. Independence Day is fixed by law. Some places celebrate a day earlier or later.`,
  },
} as const;
