/** Tagline of the gym posters, with a fallback if none was typed. */
export const gymTagline = (typed = '') => typed || 'Shape Your Perfect Body';

/** Headline of the gym posters. */
export const gymOfferText = (percent: string) => `Get up to ${percent}% off`;
