import { grouped } from '../../grouped';
import { nameTest } from './headingLines';
import { EDGE_SHIFT, linesOf, rowsOf } from './lines';
import type { TextRun } from './textRun';

/** "2", "2/3", "Name – Page 2 of 3", "Work experience, continued", "Education (contd.)", "Awards …". */
const FOLIO =
  /^\d{1,2}(?: ?\/ ?\d{1,2})?$|\bpage \d{1,2}(?: ?(?:\/|of) ?\d{1,2})?$|(?:, |\()cont(?:inue)?d\.?\)?$|^.{1,60} …$/i;

const textOf = (row: readonly TextRun[]): string => row.map(({ text }) => text.trim()).join(' ');

/** A page number, or a note on what continues there: a whole line, or the beginning of one beside another column. */
function folioIn(row: readonly TextRun[], page: number, pageCount: number): readonly TextRun[] {
  if (FOLIO.test(textOf(row))) return row;
  // "Asha Rao 2 / 3" on the second of three pages, but not "Hindi 9 / 10".
  const number = new RegExp(`\\s${page + 1} ?/ ?${pageCount}$`);
  // In at most four runs: what comes before it, "2", "/" and "3".
  const endsWithNumber = (last: number) => number.test(textOf(row.slice(Math.max(0, last - 3), last + 1)));
  return row.slice(0, row.findIndex((_, last) => endsWithNumber(last)) + 1);
}

/** In a text copied from a PDF, it may be anywhere. */
const PAGE_OF = /^page \d{1,2} of \d{1,2}$/i;

/** Tells whether a text is a part of the name, which may be cut short. */
function isOfNameTest(runs: readonly TextRun[]): (run: TextRun) => boolean {
  const lines = linesOf(runs);
  const isName = nameTest(lines);
  const words = lines.flatMap(({ cells }) => cells.filter(isName).map(({ text }) => text));
  return ({ text }) => ` ${words.join(' ')} `.includes(` ${text.replace('…', '').trim()} `);
}

/** The page numbers and marks in the first two lines and the last line of each page, and a name of several lines beside them. */
export function foliosIn(runs: readonly TextRun[]): ReadonlySet<TextRun> {
  const pages = [...grouped(runs, ({ page }) => page)];
  const isOfName = isOfNameTest(runs);
  const folios = pages.flatMap(([page, itsRuns]) => {
    const rows = rowsOf(itsRuns);
    const edges = [...rows.slice(0, 2), ...rows.slice(-1)];
    const inEdges = edges.flatMap((row) => folioIn(row, page, pages.length));
    const name = inEdges.find(isOfName);
    return [
      ...inEdges,
      ...itsRuns.filter((run) => name && Math.abs(run.x - name.x) < EDGE_SHIFT && isOfName(run)),
      ...rows.filter((row) => PAGE_OF.test(textOf(row))).flat(),
    ];
  });
  return new Set(folios);
}
