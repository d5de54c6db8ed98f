import type { ResumeParts } from '../../src/domain/resume/exchange/resumeParts';
import { partsOf } from '../../src/domain/resume/reading/pieces';
import { readResume } from '../../src/domain/resume/reading/readResume';
import { runsOfText } from '../../src/domain/resume/reading/runsOfText';
import type { TextRun } from '../../src/domain/resume/reading/textRun';

/** The letters of some texts, in any order: pieces follow the sections, and not the drawing. */
export const lettersOf = (texts: readonly string[]): string =>
  Array.from(texts.join('').replace(/\s+/g, '')).sort().join('');

/** The month of the import. */
export const TODAY = { year: 2026, month: 11 };

/** The resume that is found in the texts of a PDF. */
export const readRuns = (runs: readonly TextRun[]): ResumeParts => partsOf(readResume(runs, TODAY), TODAY);

/** The runs of a text, with what stands in ‹ › in bold letters. */
export const withBold = (text: string): TextRun[] =>
  runsOfText(text).flatMap((run) => {
    let { x } = run;
    return run.text
      .split(/(‹[^›]*›)/)
      .filter((part) => part !== '')
      .map((part) => {
        const words = part.replace(/[‹›]/g, '');
        const next = {
          ...run,
          x,
          text: words,
          width: words.length * 5,
          font: words === part ? 'Sans' : 'Sans-Bold',
        };
        x += next.width;
        return next;
      });
  });

/** The resume that is found in a pasted text. */
export const readText = (text: string): ResumeParts => readRuns(runsOfText(text));

/** The same, of a text that stands under a heading. */
export const readBelow = (heading: string, text: string): ResumeParts =>
  readText(`Meera Thomas\nm@ex.in\n\n${heading}\n${text}`);

export const SUMMARY =
  'Keeps the books of small firms, and closes them in three days of every month, year after year.';

/** The same, on a page that is as wide as a summary: shorter lines end where they were meant to. */
export const readBelowSummary = (heading: string, text: string): ResumeParts =>
  readBelow('PROFILE', `${SUMMARY}\n\n${heading}\n${text}`);
