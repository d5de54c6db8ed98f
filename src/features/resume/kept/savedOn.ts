const WORDS = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** "24 Nov 2026, 6:05 pm". @param at in ms since the Unix epoch */
export const savedOn = (at: number): string => WORDS.format(at);
