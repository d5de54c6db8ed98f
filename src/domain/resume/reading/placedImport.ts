import type { Month } from '../dates';
import { withinLimits } from '../exchange/limits';
import type { ReadImport } from '../exchange/readImport';
import { ImportRefused } from '../exchange/refused';
import { ImportReport } from '../exchange/report';
import { partsOf, type Piece } from './pieces';
import { readResume } from './readResume';
import { runsOfText } from './runsOfText';
import type { TextRun } from './textRun';

/** The text of a resume with a place for each of its pieces, and the resume that they make. */
export interface PlacedImport extends ReadImport {
  readonly kind: 'PDF' | 'Word file' | 'Text';
  readonly pieces: readonly Piece[];
  /** Month of the import. */
  readonly today: Month;
}

/** 20 dense pages. The time to read a line or a page grows with the square of what is on it. */
const CHARACTERS_MAX = 80_000;
const RUNS_MAX = 12_000;
/** Including spaces: laying out megabytes before their characters are counted takes seconds. */
const TEXT_MAX = 5 * CHARACTERS_MAX;

const tooLong = (): ImportRefused =>
  new ImportRefused('It has more text than 20 pages: leave out what isn’t part of the resume.');

/** The import of a text whose pieces go to these places. */
export function placedImport(
  kind: PlacedImport['kind'],
  pieces: readonly Piece[],
  today: Month,
): PlacedImport {
  const report = new ImportReport(today);
  const parts = withinLimits(partsOf(pieces, today), report);
  const { leftOut, damaged, changes } = report;
  return { kind, parts, pieces, today, leftOut, damaged, changes };
}

/**
 * The import of a text at the places that were found for it.
 * @throws ImportRefused if there is no text, or far more than in a resume
 */
export function importOfRuns(
  kind: PlacedImport['kind'],
  runs: readonly TextRun[],
  today: Month,
): PlacedImport {
  const characters = runs.reduce((sum, { text }) => sum + text.length, 0);
  if (characters === 0)
    throw new ImportRefused(
      'It has no text, but perhaps pictures of it: choose another file, or paste the text of your resume instead.',
    );
  if (characters > CHARACTERS_MAX || runs.length > RUNS_MAX) throw tooLong();
  return placedImport(kind, readResume(runs, today), today);
}

/** The import of a plain text. @throws ImportRefused as `importOfRuns` does */
export function importOfText(text: string, today: Month): PlacedImport {
  if (text.length > TEXT_MAX) throw tooLong();
  return importOfRuns('Text', runsOfText(text), today);
}
