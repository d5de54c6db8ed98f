let segmenter: Intl.Segmenter | undefined;

/** The segmenter for graphemes. Shared and made on first use, because making one costs more than segmenting a page of text. */
export function graphemes(): Intl.Segmenter {
  // Hindi, so that no conjunct is split.
  segmenter ??= new Intl.Segmenter('hi');
  return segmenter;
}

/** Truncates to at most `max` UTF-16 code units, as `maxlength` counts, without splitting a grapheme. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(
    0,
    graphemes()
      .segment(text.slice(0, max + 2))
      .containing(max)?.index ?? max,
  );
}
