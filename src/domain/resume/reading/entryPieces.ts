import { hasBullet } from '../bullets';
import type { OwnListName } from '../entities';
import { readDate, type Month } from '../dates';
import { isOwnList } from '../lists';
import { pointFieldsOf } from '../points';
import { withPromotions } from './companies';
import { entriesOf, pointsOf, type Entry } from './entries';
import { cleaned } from './forms';
import { inEnglish } from './indianWords';
import type { Fragment } from './fragment';
import { grouped, inRuns } from '../../grouped';
import { placed, type FieldPlace, type Piece } from './pieces';
import { partsIn, type Part } from './parts';
import { isOngoing } from './moments';
import { endsIn } from './periods';
import { fieldsOf, type Role } from './roles';
import type { SectionText } from './sectionText';
import { fillStacks } from './stacks';
import { TOLD } from './vocabulary';

type EntryList = 'workExperiences' | 'education' | 'projects' | OwnListName;

/** Fragments of a head whose form alone says which field they fill. */
export type FieldsByForm = readonly (readonly [fragment: Fragment, field: string])[];

/** What the entries of a list have in common. */
interface EntryReading<Field extends string> {
  readonly list: EntryList;
  /** Where a text is split, apart from commas. */
  readonly cuts: (text: string) => readonly string[];
  readonly roles: readonly Role<Field>[];
  readonly byForm: (head: readonly Fragment[], today: Month) => FieldsByForm;
  /** By default, entries are told apart by how their lines look. */
  readonly divide?: (text: SectionText) => Entry[];
}

/** "B.Com from Mumbai University in 2024 with 62 %" in its parts, without what joins them. */
const withoutJoints = (value: string): string =>
  value.replace(/^(?:with|for) /, '').replace(/^(?:in|IN|as(?: an?)?|at|from|@)\s+|\s(?:from|in|with)$/g, '');

/** The fragments with those joined that a dash or a slash adds to a name: "Manager – Retail Banking". */
export const joinedAfterDash = (
  fragments: readonly Fragment[],
  isOne: (name: string, added: string, dash: string | undefined) => boolean,
): Fragment[] =>
  inRuns(
    fragments,
    ({ kind, text, value, line }, [first]) =>
      kind === 'text' &&
      /^[–—/-]\s/u.test(text) &&
      first.kind === 'text' &&
      first.line === line &&
      isOne(first.value, value, text[0]),
  ).map(([first, ...others]) => {
    const added = others.map(({ text }) => text);
    return { ...first, text: [first.text, ...added].join(' '), value: [first.value, ...added].join(' ') };
  });

/** The start and end of an entry. A single date is the end of a course, and the start of anything else, unless it is "Present". */
export function datesOf(
  head: readonly Fragment[],
  single: 'startDate' | 'endDate',
  today: Month,
): FieldsByForm {
  const dates = head.filter(({ kind }) => kind === 'date');
  // A month's year may be on the next line.
  const isWhole = ({ value }: Fragment): boolean =>
    endsIn(value) !== undefined || readDate(inEnglish(value), today) !== undefined;
  const [first, second] = dates;
  if (first && !second && endsIn(first.value, single === 'endDate'))
    return [
      [first, 'startDate'],
      [first, 'endDate'],
    ];
  const firstEnd = dates.findIndex((_, index) => index > 0 && dates.slice(index - 1, index).every(isWhole));
  return dates.flatMap((date, index) => {
    const alone = isOngoing(date.value) ? 'endDate' : single;
    const field = firstEnd === -1 ? alone : index < firstEnd ? 'startDate' : 'endDate';
    const isSpent = field === 'endDate' && dates.slice(Math.max(firstEnd, 0), index).some(isWhole);
    return isSpent ? [] : [[date, field] as const];
  });
}

/** Points beyond the last field have none. In an own section, they continue in an entry without a title. */
function pointPlace(part: EntryList, id: number, index: number): FieldPlace | undefined {
  const fields = pointFieldsOf(part);
  const rest = isOwnList(part) ? Math.floor(index / fields.length) : 0;
  const field = fields[index - rest * fields.length];
  return field === undefined ? undefined : { part, id: id + rest, field };
}

function pointPieces(
  list: EntryList,
  id: number,
  points: Entry['points'],
  wraps: ReadonlySet<number>,
): Piece[] {
  // Among them bullets with nothing behind them, which would take a field.
  const isText = ({ kind, value }: Fragment) => kind !== 'label' && value !== '';
  const others = points.filter((point) => !isText(point)).map((point) => placed(point));
  const pieces = pointsOf(points.filter(isText), wraps).flatMap((fragments, index) => {
    const place = pointPlace(list, id, index);
    return fragments.map((fragment) => {
      const value = fragment.kind === 'point' ? fragment.value : fragment.text;
      const space = fragment.isAttached ? '' : ' ';
      return placed(
        { ...fragment, value },
        place,
        fragment.kind === 'point' && hasBullet(fragment.text) ? '; ' : space,
      );
    });
  });
  return [...others, ...pieces];
}

/** The pieces of the parts of a head, each with the number of its fragment. */
function partPieces(
  list: EntryList,
  id: number,
  parts: readonly Part[],
  fields: readonly (string | undefined)[],
): (readonly [fragment: number | undefined, piece: Piece])[] {
  return parts.flatMap((part, at) => {
    const field = fields[at];
    const place = field === undefined ? undefined : { part: list, id, field };
    // A part that continues below has one text per line.
    const count = part.fragments.length - part.texts.length;
    return part.texts.map((text, line) => {
      const isMore = line === 0 && field === fields[at - 1];
      const inner = list === 'workExperiences' ? text.replace(TOLD, '') : text;
      const value = withoutJoints(cleaned(inner));
      // A name keeps the brackets of what it adds: "College of Engineering (Anna University)".
      const isInBrackets = isMore && text === `(${value})`;
      const joint = isMore && part.isListed ? ', ' : ' ';
      const piece = placed({ text, value: isInBrackets ? text : value }, place, joint);
      return [part.fragments[line + count], piece] as const;
    });
  });
}

/** Every point takes a line, so the entries that further points fill have numbers of their own. */
const idOf = ({ head, points }: Entry): number => Math.floor([...head, ...points][0]?.line ?? 0) + 1;

/** Gives an entry's company to the jobs after it at the same company. */
function shareCompany(pieces: readonly Piece[], later: readonly Entry[]): Piece[] {
  const end = later.findIndex(({ isSameCompany }) => !isSameCompany);
  const ids = later.slice(0, end === -1 ? undefined : end).map(idOf);
  return pieces.map((piece) => {
    const { place } = piece;
    if (ids.length === 0 || place?.part !== 'workExperiences' || place.field !== 'companyName') return piece;
    return { ...piece, also: ids.map((id) => ({ ...place, id })) };
  });
}

/** The entries of a section, piece by piece. */
export function readEntries<Field extends string>(
  { list, cuts, roles, byForm, divide }: EntryReading<Field>,
  text: SectionText,
): Piece[] {
  const { wraps, starts, today } = text;
  const sections = inRuns(
    text.fragments,
    ({ line }, _section, index) => !starts.has(line) || text.fragments[index - 1]?.line === line,
  );
  const divided = sections.flatMap(
    (fragments) => divide?.({ ...text, fragments }) ?? entriesOf(fragments, wraps),
  );
  const parts = divided.map(({ head }) => partsIn(head, cuts, wraps));
  const fields = fieldsOf(parts, roles);
  const entries = withPromotions(
    divided.map((entry, at) => ({ entry, parts: parts[at] ?? [], fields: fields[at] ?? [] })),
  );
  return entries.flatMap((entry, at) => {
    const { head, points } = entry;
    const id = idOf(entry);
    const fieldsAt = grouped(byForm(head, today), ([fragment]) => fragment);
    const texts = grouped(partPieces(list, id, parts[at] ?? [], fields[at] ?? []), ([index]) => index);
    const headPieces = new Map(
      head.map((fragment, index): [Fragment, Piece[]] => {
        const [place, ...also] =
          fieldsAt.get(fragment)?.map(([, field]) => ({ part: list, id, field })) ?? [];
        if (place) return [fragment, [{ ...placed(fragment, place), ...(also.length > 0 && { also }) }]];
        return [fragment, texts.get(index)?.map(([, piece]) => piece) ?? [placed(fragment)]];
      }),
    );
    fillStacks(head, headPieces);
    const later = entries.slice(at + 1);
    return [...shareCompany([...headPieces.values()].flat(), later), ...pointPieces(list, id, points, wraps)];
  });
}
