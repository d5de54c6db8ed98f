/** Shared: constructing one costs more than segmenting a page of text. Hindi, so that no conjunct is split. */
export const GRAPHEMES = new Intl.Segmenter('hi');

/** Truncates to at most `max` UTF-16 code units, as `maxlength` counts, without splitting a grapheme. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, GRAPHEMES.segment(text.slice(0, max + 2)).containing(max)?.index ?? max);
}
