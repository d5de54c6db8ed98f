import type { ResumeOrigin } from '../entities';
import { ownList, type EditedListName } from '../lists';
import { isObject, type Json, type JsonObject } from './json';

/** Maximum length of a file's origin in characters; session storage holds about five million for all tools. */
const ORIGIN_MAX = 500_000;

/** Place of the entry that an item was read from. */
export const originPlace = (list: string, id: number): string => `${list}.${id}`;

/** An item's id and the entry it was read from. */
export type OriginEntry = readonly [id: number, entry: JsonObject];

/** Maximum nesting of what is kept. Whatever walks or writes it recurses as deep as it is nested. */
const DEPTH_MAX = 100;

const isTooDeep = (value: Json | undefined, levels = DEPTH_MAX): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isTooDeep(member, levels - 1)));

/** The parts of a JSON Resume to keep for a later export; undefined if they are too large or too deep. */
export function originOf(
  basics: JsonObject,
  rest: JsonObject,
  lists: readonly (readonly [EditedListName, readonly OriginEntry[]])[],
): ResumeOrigin | undefined {
  const places = lists.flatMap(([list, entries]) =>
    entries.map(([id, entry]) => [originPlace(list, id), entry] as const),
  );
  const kept = [['basics', basics], ['rest', rest], ...places] as const;
  if (kept.some(([, entry]) => isTooDeep(entry))) return undefined;
  const texts = kept.map(([place, entry]) => [place, JSON.stringify(entry)] as const);
  const size = texts.reduce((sum, [, text]) => sum + text.length, 0);
  return size > ORIGIN_MAX ? undefined : Object.fromEntries(texts);
}

/** What is kept of an item, or of an own section with its entries, at the places under its new id. */
export function movedOrigin(
  origin: ResumeOrigin,
  list: EditedListName,
  from: number,
  to: number,
): (readonly [place: string, entry: string])[] {
  const entries = list === 'ownSections' ? `${ownList({ id: from })}.` : undefined;
  return Object.entries(origin).flatMap(([place, entry]) => {
    if (place === originPlace(list, from)) return [[originPlace(list, to), entry] as const];
    if (entries === undefined || !place.startsWith(entries)) return [];
    return [[place.replace(entries, `${ownList({ id: to })}.`), entry] as const];
  });
}

/** The object stored at a place; empty if there is none, or if a backup or the session storage was tampered with. */
export function originAt(origin: ResumeOrigin | undefined, place: string): JsonObject {
  try {
    const value = JSON.parse(origin?.[place] ?? '{}') as Json;
    return isObject(value) && !isTooDeep(value) ? value : {};
  } catch {
    return {};
  }
}
