/** Paper the sheets are printed on. */
export type PaperName = 'a4' | 'letter';

/** Edges of a paper in mm. */
export interface PaperSpec {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const PAPERS: Readonly<Record<PaperName, PaperSpec>> = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
};

export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

/**
 * How tightly a sheet is set: 0 as designed, 1 with smaller gaps, 2 with narrower margins as well, 3 with smaller type as
 * well, which is as far as it stays readable (9.5 pt).
 */
export type FitStep = 0 | 1 | 2 | 3;

export const FIT_STEPS: readonly FitStep[] = [0, 1, 2, 3];

/** How "Fit to one page" went: the first step at which everything stood on one page, or by how many lines even the last one fails. */
export type FitOutcome =
  | { readonly isPossible: true; readonly step: FitStep }
  | { readonly isPossible: false; readonly linesOver: number };

/** How the visitor wants the sheets: the same for every template. */
export interface ResumeLayout {
  readonly paper: PaperName;
  /** "Fit to one page" is on; whether it succeeds depends on the text. */
  readonly isFitted: boolean;
  /** "Plain version for application systems" is on; templates of one column have none and ignore it. */
  readonly isPlain: boolean;
}

export const DEFAULT_LAYOUT: ResumeLayout = { paper: 'a4', isFitted: false, isPlain: false };
