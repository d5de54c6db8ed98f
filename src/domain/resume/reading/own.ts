import type { Month } from '../dates';
import { ownList } from '../lists';
import { entriesOf, type Entry } from './entries';
import { datesOf, readEntries, type FieldsByForm } from './entryPieces';
import { cleaned } from './forms';
import { byLine, type Fragment } from './fragment';
import { wholeLines } from './fragments';
import { placeFit } from './jobs';
import type { Line } from './lines';
import type { Piece } from './pieces';
import type { Role } from './roles';
import { headingOf } from './headings';
import { isTown } from './vocabulary';
import { sectionText, type SectionText } from './sectionText';

/** What it costs to cut a title after a comma: only certain names of places are cut off. */
const cut = (before: string | undefined): number => (before === undefined ? 0 : -2);
/** How well a state or a country fits a place, and a town behind a title. */
const CERTAIN = 3;
/** Any other name is more likely a title than a place. */
const DOUBT = 0.5;

const OWN_ROLES: readonly Role<'companyName' | 'position' | 'location'>[] = [
  {
    field: 'companyName',
    labels: ['name', 'title', 'position', 'course'],
    fits: (parts, _text, before) => cut(before) - (parts.length - 1) * 0.1,
  },
  {
    field: 'position',
    labels: ['organisation', 'school'],
    fits: (parts, _text, before) => cut(before) - (parts.length - 1) * 0.3,
  },
  {
    field: 'location',
    labels: ['location'],
    fits: (parts, text, before) => {
      if (before !== undefined && parts.every(({ value }) => isTown(value))) return CERTAIN;
      const fit = placeFit(parts, text);
      return fit < CERTAIN ? fit - DOUBT + cut(before) : fit;
    },
  },
];

const TITLES = OWN_ROLES.flatMap(({ labels }) => labels);

/** Whether an entry has a title: above bullets, in bold letters, or in a table. */
function hasTitle({ head, points }: Entry): boolean {
  const hasBullets = points.some(({ kind }) => kind === 'point');
  return head.some(({ isBold, label }) => hasBullets || isBold || TITLES.some((title) => title === label));
}

/** Dates, and beside the subtitle what is neither a date nor plain text, such as the address of a paper. */
function ownFields(head: readonly Fragment[], today: Month): FieldsByForm {
  const others = head.filter(({ kind }) => !['text', 'date', 'label'].includes(kind));
  return [...datesOf(head, 'startDate', today), ...others.map((other) => [other, 'position'] as const)];
}

/** Whether bold letters continue a text, as those of an author among others do. */
const isStressed = (row: readonly Fragment[]): boolean =>
  row.some(({ isBold, isApart }, index) => {
    const before = row[index - 1];
    return isBold && !isApart && before?.kind === 'text' && !before.isBold;
  });

/** Entries by their look: bold lines are titles, and if none is, or bold letters mostly stress, all lines are points. */
function ownEntries(lines: readonly Line[], { fragments, wraps }: SectionText): Entry[] {
  const rows = [...byLine(fragments).values()];
  const areTitles = rows.every(([first]) => first.isBold && first.kind !== 'point');
  const entries = entriesOf(fragments, wraps, ({ line }) => areTitles && !wraps.has(line));
  return entries.some(hasTitle) && !rows.some(isStressed)
    ? entries
    : [{ head: [], points: wholeLines(lines) }];
}

/** After a full stop, a capital begins the next publication, or whatever the section lists. */
function ownText(lines: readonly Line[], today: Month): SectionText {
  const text = sectionText(lines, today);
  const goesOn = (line: number): boolean =>
    !/[.;]$/.test(lines[line - 1]?.cells.at(-1)?.text ?? '') ||
    /^\P{Lu}/u.test(lines[line]?.cells[0].text ?? '');
  return { ...text, wraps: new Set([...text.wraps].filter(goesOn)) };
}

/** A section without a form of ours, as one of the visitor's own. */
export const readOwn = (lines: readonly Line[], id: number, today: Month): Piece[] =>
  readEntries(
    {
      list: ownList({ id }),
      cuts: (text) => [text],
      roles: OWN_ROLES,
      byForm: ownFields,
      divide: (text) => ownEntries(lines, text),
    },
    ownText(lines, today),
  );

/** The heading of such a section; it has a place if there is anything below it. */
export function ownHeading(piece: Piece, id: number, hasLines: boolean): Piece {
  const value = headingOf(cleaned(piece.text));
  return { ...piece, value, ...(hasLines && { place: { part: 'ownSections', id, field: 'heading' } }) };
}
