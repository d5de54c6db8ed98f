/** A text in one font, where it is printed. Lengths are in points, to the right and upwards. */
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
  /** PostScript name, such as `AAAAAA+SourceSerif4-SemiBold`; of other files, `Bold` or nothing. */
  readonly font: string;
}
