/** Paper the sheets are printed on. */
export type PaperName = 'a4' | 'letter';

/** A paper size in mm. */
interface PaperSpec {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const PAPERS: Readonly<Record<PaperName, PaperSpec>> = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'US Letter', width: 215.9, height: 279.4 },
};

export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

/**
 * How tightly a sheet is set: -1 opened up, 0 as designed, 1 with smaller gaps, 2 also with narrower margins, 3 also with smaller
 * type (9.5 pt, the smallest readable size).
 */
export type FitStep = -1 | 0 | 1 | 2 | 3;

/** For a resume that would leave much of its only page blank. */
export const OPEN: FitStep = -1;

/** The steps of "Fit to one page". */
export const FIT_STEPS: readonly FitStep[] = [0, 1, 2, 3];

/** Result of "Fit to one page": the first step at which everything fits, or the number of lines over at the last step. */
export type FitOutcome =
  | { readonly isPossible: true; readonly step: FitStep }
  | { readonly isPossible: false; readonly linesOver: number };

/** The visitor's options for printing, the same for every resume. */
export interface ResumeLayout {
  readonly paper: PaperName;
  /** "Fit to one page" is on; it succeeds only if the text is short enough. */
  readonly isFitted: boolean;
  /** "Plain version for application systems" is on: every section that holds data, in one column. */
  readonly isPlain: boolean;
}

export const DEFAULT_LAYOUT: ResumeLayout = {
  paper: 'a4',
  isFitted: false,
  isPlain: false,
};
