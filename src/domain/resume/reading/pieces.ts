import type { EntryListName, OwnSection, PersonalInfo, ResumeListName, ResumeLists } from '../entities';
import { latinDigits } from '../../digits';
import { PRESENT, type Month } from '../dates';
import { yearOf } from '../exchange/dates';
import { LANGUAGE_SCALE, SKILL_SCALE } from '../exchange/levels';
import type { ResumeParts } from '../exchange/resumeParts';
import { blankItem, isBlankItem, ownList, RESUME_LIST_NAMES, type EditedListName } from '../lists';
import { emptyResume } from '../resume';
import { tidyMonth } from '../tidy';
import { bareText } from './forms';
import { isOngoing } from './moments';
import { inEnglish } from './indianWords';
import type { Fragment } from './fragment';
import { readySetOf } from './headings';
import { endsIn } from './periods';
import { levelOf } from './ratings';
import { endsSentence } from './vocabulary';

/** A field of the found resume. Entries and own sections have numbers. */
export type FieldPlace =
  | { readonly part: 'personalInfo'; readonly field: keyof PersonalInfo }
  | { readonly part: EditedListName; readonly id: number; readonly field: string };

/** A part of the text that was read, and the field that it goes to. Together, all pieces are the whole text. */
export interface Piece {
  /** As it was read. */
  readonly text: string;
  /** Without bullets and separators. */
  readonly value: string;
  /** Undefined if it goes nowhere. */
  readonly place?: FieldPlace | undefined;
  /** Other fields that the same words fill, such as the company of several jobs. */
  readonly also?: readonly FieldPlace[] | undefined;
  /** Between it and the piece before it in the same field; a semicolon only if no sentence ends there. */
  readonly glue: '' | ' ' | ', ' | '; ';
  /** Whether it is the heading of a section. */
  readonly isHeading?: boolean;
}

/** @param glue between it and what its field already has */
export function placed(
  { text, value }: Pick<Fragment, 'text' | 'value'>,
  place?: FieldPlace,
  glue: Piece['glue'] = ' ',
): Piece {
  return { text, value, glue, ...(place && { place }) };
}

export const keyOf = (place: FieldPlace): string =>
  place.part === 'personalInfo' ? `personalInfo.${place.field}` : `${place.part}.${place.id}.${place.field}`;

/** "15 जनवरी २०१८" as "15 Jan 2018", for all that read dates. */
const dateInEnglish = (text: string): string => {
  const english = inEnglish(text);
  return /[a-z]/.test(english) && english !== text
    ? latinDigits(english).replace(/[a-z]/, (first) => first.toUpperCase())
    : text;
};

/**
 * A text as its field takes it: years and levels are numbers there, empty if the text has none, and months are as in print.
 * Telephones dial the digits 0 to 9.
 * @param today decides the century of a two-digit year
 */
export function takenBy({ part, field }: FieldPlace, text: string, today: Month): string {
  if (field === 'fluency') return levelOf(text, part === 'languages' ? LANGUAGE_SCALE : SKILL_SCALE);
  if (field.startsWith('phone')) return latinDigits(text);
  if (part === 'personalInfo' && field === 'location') return text.replace(/ \((?:home|work)\)$/i, '');
  if (field === 'completionYear' && isOngoing(text)) return PRESENT;
  if (!field.endsWith('Date')) return text;
  const date = dateInEnglish(endsIn(text, part === 'education')?.[field === 'startDate' ? 0 : 1] ?? text);
  if (part === 'education') return yearOf(date, today);
  return isOngoing(date) ? PRESENT : tidyMonth(date, today);
}

/** The fields that the pieces fill, by the keys of their places. */
function fieldsOf(pieces: readonly Piece[], today: Month): ReadonlyMap<string, string> {
  const fields = new Map<string, { readonly place: FieldPlace; readonly text: string }>();
  const targets = pieces.flatMap(({ place, also = [], ...piece }) =>
    place && piece.value !== '' ? [place, ...also].map((one) => ({ ...piece, place: one })) : [],
  );
  for (const { place, value, glue } of targets) {
    const before = fields.get(keyOf(place))?.text;
    // Many say their name twice, once among personal details.
    if (before?.toLowerCase() === value.toLowerCase()) continue;
    // A word or a range that is broken at its own dash or slash continues without a space.
    const isBroken =
      before !== undefined && /[\p{L}\p{N}][-–/]$/u.test(before) && /^[\p{L}\p{N}₹$]/u.test(value);
    const joint = glue === '; ' && endsSentence(before ?? '') ? ' ' : glue;
    const text = before === undefined ? value : before + (isBroken ? '' : joint) + value;
    fields.set(keyOf(place), { place, text });
  }
  return new Map([...fields].map(([key, { place, text }]) => [key, takenBy(place, text, today)]));
}

/** The number of the own section in which a place is, or whose heading it is. */
function ownSectionAt(place: FieldPlace | undefined): number[] {
  if (place?.part === 'ownSections') return [place.id];
  const [, id] = /^own(\d+)$/.exec(place?.part ?? '') ?? [];
  return id === undefined ? [] : [Number(id)];
}

/** The resume that the places of the pieces make. @param today the month of the import */
export function partsOf(pieces: readonly Piece[], today: Month): ResumeParts {
  const texts = fieldsOf(pieces, today);
  const filled = <Entry extends object>(entry: Entry, where: string): Entry => ({
    ...entry,
    ...Object.fromEntries(
      Object.keys(entry).flatMap((field) => {
        const text = texts.get(`${where}.${field}`);
        return text === undefined ? [] : [[field, text]];
      }),
    ),
  });
  const entriesIn = <List extends ResumeListName>(list: EntryListName, kind: List) => {
    const ids = pieces.flatMap(({ place }) => (place?.part === list ? [place.id] : []));
    return [...new Set(ids)].map((id) => filled(blankItem(kind, id), `${list}.${id}`));
  };
  const lists = RESUME_LIST_NAMES.map((list) => [list, entriesIn(list, list)] as const);
  const ownIds = new Set(pieces.flatMap(({ place }) => ownSectionAt(place)));
  // A new one comes last, wherever its first piece is.
  const ownSections = [...ownIds]
    .sort((a, b) => a - b)
    .map((id): OwnSection => ({
      ...filled({ id, heading: '' }, `ownSections.${id}`),
      entries: entriesIn(ownList({ id }), 'workExperiences'),
    }));
  const personalInfo = filled(emptyResume().personalInfo, 'personalInfo');
  // One with a place belongs to an own section.
  const headings = readySetOf(
    pieces.filter(({ isHeading, place }) => isHeading && !place).map(({ text }) => text),
  );
  return {
    ...(!isBlankItem(personalInfo) && { personalInfo }),
    ...(Object.fromEntries(lists.filter(([, items]) => items.length > 0)) as Partial<ResumeLists>),
    ...(ownSections.length > 0 && { ownSections }),
    ...(headings && { design: { headings } }),
  };
}

/** The pieces with one of them at another place, or at none. */
export const moved = (pieces: readonly Piece[], index: number, place?: FieldPlace): Piece[] =>
  pieces.map((piece, at) => {
    if (at !== index) return piece;
    const { text } = piece;
    return {
      ...piece,
      place,
      also: undefined,
      value: place?.field === 'description' ? text : bareText(text),
    };
  });
