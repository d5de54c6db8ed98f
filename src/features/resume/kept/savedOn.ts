/** Part by part, because Safari writes a `dateStyle` of `medium` as 24-Nov-2026. */
const WORDS = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "24 Nov 2026, 6:05 pm". @param at in ms since the Unix epoch, unless someone has edited what is kept */
export function savedOn(at: number): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? 'an unknown date' : WORDS.format(moment);
}
