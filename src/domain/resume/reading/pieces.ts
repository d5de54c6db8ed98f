import type { PersonalInfo, ResumeListName, ResumeLists } from '../entities';
import type { ResumeParts } from '../exchange/resumeParts';
import { LANGUAGE_SCALE, pointsOf, SKILL_SCALE } from '../exchange/levels';
import { blankItem, RESUME_LIST_NAMES } from '../lists';
import { emptyResume } from '../resume';
import { cleaned, withoutBullet } from './forms';
import type { Fragment } from './fragments';

/** A field of the found resume. Entries are numbered from 1. */
export type FieldPlace =
  | { readonly part: 'personalInfo'; readonly field: keyof PersonalInfo }
  | { readonly part: ResumeListName; readonly id: number; readonly field: string };

/** A part of a PDF's text, and the field that it goes to. All pieces together are all words of the PDF. */
export interface Piece {
  /** As it stands in the PDF. */
  readonly text: string;
  /** What goes into the field. */
  readonly value: string;
  /** Undefined if it goes nowhere. */
  readonly place?: FieldPlace | undefined;
  /** Between it and the piece before it in the same field. */
  readonly glue: '' | ' ' | ', ';
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

function textsOf(pieces: readonly Piece[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { place, value, glue } of pieces) {
    if (!place || value === '') continue;
    const before = texts.get(keyOf(place));
    // A word that is broken at its own hyphen goes on without a space.
    const isBroken = before !== undefined && /\p{L}-$/u.test(before) && /^\p{L}/u.test(value);
    texts.set(keyOf(place), before === undefined ? value : before + (isBroken ? '' : glue) + value);
  }
  return texts;
}

/** The entries of a list, in the order of the text. */
function listOf(
  list: ResumeListName,
  pieces: readonly Piece[],
  texts: ReadonlyMap<string, string>,
): object[] {
  const ids = pieces.flatMap(({ place }) => (place?.part === list ? [place.id] : []));
  return [...new Set(ids)].map((id) => {
    const fields = Object.keys(blankItem(list, 1)).filter((field) => field !== 'id');
    const filled = fields.map((field): [string, string] => [
      field,
      texts.get(`${list}.${id}.${field}`) ?? '',
    ]);
    return { id, ...Object.fromEntries(filled) };
  });
}

/** The resume that the places of the pieces make. */
export function partsOf(pieces: readonly Piece[]): ResumeParts {
  const texts = textsOf(pieces);
  const lists = RESUME_LIST_NAMES.map((list) => [list, listOf(list, pieces, texts)] as const);
  const info = Object.keys(emptyResume().personalInfo).map((field) => [
    field,
    texts.get(`personalInfo.${field}`) ?? '',
  ]);
  const hasInfo = info.some(([, text]) => text !== '');
  return {
    ...(hasInfo && { personalInfo: Object.fromEntries(info) as PersonalInfo }),
    ...(Object.fromEntries(lists.filter(([, items]) => items.length > 0)) as Partial<ResumeLists>),
  };
}

/** The text of a piece as its new field takes it: levels are numbers. */
function valueFor(text: string, place: FieldPlace): string {
  const value = place.field === 'description' ? text : cleaned(withoutBullet(text));
  if (place.field !== 'fluency') return value;
  return pointsOf(value, place.part === 'languages' ? LANGUAGE_SCALE : SKILL_SCALE);
}

/** The pieces with one of them at another place, or at none. */
export const moved = (pieces: readonly Piece[], index: number, place?: FieldPlace): Piece[] =>
  pieces.map((piece, at) => {
    if (at !== index) return piece;
    return { ...piece, place, value: place ? valueFor(piece.text, place) : piece.value };
  });
