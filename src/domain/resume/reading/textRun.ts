/** A text that a PDF draws in one font. Lengths are in points from the lower left corner of its page. */
export interface TextRun {
  readonly text: string;
  /** From 0. */
  readonly page: number;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  /** Font size. */
  readonly size: number;
  /** PostScript name, such as `AAAAAA+SourceSerif4-SemiBold`. */
  readonly font: string;
}
