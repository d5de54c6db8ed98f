import { cleaned } from './forms';
import type { Fragment } from './fragments';
import { grouped } from './grouped';
import { EDGE_SHIFT } from './lines';
import type { LabelKind } from './vocabulary';

/** A text between two commas. It has several texts if it goes on in the line below. */
export interface Part {
  readonly texts: readonly string[];
  readonly value: string;
  /** Numbers of its fragments. */
  readonly fragments: readonly number[];
  /** Whether a comma separates it from the part before. */
  readonly isListed: boolean;
  /** Stands after a wide gap, or further right on its line. */
  readonly isAside: boolean;
  readonly label?: LabelKind | undefined;
}

export const textOfParts = (parts: readonly Part[]): string => parts.map(({ value }) => value).join(', ');

/** A field that neighbouring parts of one fragment can fill. */
export interface Role<Field extends string> {
  readonly field: Field;
  readonly labels: readonly LabelKind[];
  /**
   * How well the parts fill it.
   * @param before the field of the part before, if it is of the same fragment
   */
  readonly fits: (parts: readonly Part[], before: Field | undefined) => number;
}

/** What belongs to the name before the comma. */
const SUFFIX = /^(?:inc|ltd|llc|llp|plc|corp|co|pvt|limited|private limited|pvt\.? ltd)\.?$/i;
/** More parts than that are not a head. */
const PARTS_MAX = 6;
const MISSING = 1;
/** "2 years 3 months", which the dates say already. */
const DURATION = /^\d+ (?:years?|yrs?|months?|mos?)(?:,? \d+ (?:months?|mos?))?$/i;

/** The texts between commas; what belongs to a name stays with it. */
function commaParts(text: string): string[] {
  const joined: string[] = [];
  for (const part of text.split(/(?=,\s)/)) {
    const before = SUFFIX.test(cleaned(part)) ? joined.pop() : undefined;
    joined.push((before ?? '') + part);
  }
  return joined;
}

/** Whether a text can be the rest of the one before: below it and as bold. What stands aside goes on at its own edge. */
const continues = (fragment: Fragment, before: Fragment | undefined): boolean =>
  before?.kind === 'text' &&
  before.line === fragment.line - 1 &&
  before.isBold === fragment.isBold &&
  (!before.isApart || Math.abs(before.x - fragment.x) < EDGE_SHIFT);

/**
 * The parts of the head's texts.
 * @param cuts where a text is split besides commas
 * @param wraps the lines that continue the one above
 */
export function partsIn(
  head: readonly Fragment[],
  cuts: (text: string) => readonly string[],
  wraps: ReadonlySet<number>,
): Part[] {
  const parts: Part[] = [];
  for (const [index, fragment] of head.entries()) {
    if (fragment.kind !== 'text' || DURATION.test(fragment.value)) continue;
    const before = head[index - 1];
    const last = parts.at(-1);
    const goesOn = wraps.has(fragment.line) && continues(fragment, before);
    const isAfterComma = goesOn && before?.text.endsWith(',') === true;
    const texts = cuts(fragment.text).flatMap(commaParts);
    for (const [at, text] of texts.entries()) {
      if (at === 0 && goesOn && !isAfterComma && last)
        parts[parts.length - 1] = {
          ...last,
          texts: [...last.texts, text],
          value: `${last.value} ${cleaned(text)}`,
          fragments: [...last.fragments, index],
        };
      else
        parts.push({
          texts: [text.trim()],
          value: cleaned(text),
          fragments: goesOn ? [...(last?.fragments ?? []), index] : [index],
          isListed: at === 0 ? isAfterComma : text.startsWith(','),
          isAside: fragment.isApart || before?.line === fragment.line,
          label: fragment.label,
        });
    }
  }
  return parts;
}

const isSameFragment = (a: Part | undefined, b: Part | undefined): boolean =>
  a !== undefined && b !== undefined && a.fragments.some((number) => b.fragments.includes(number));

type Fields<Field extends string> = readonly (Field | undefined)[];

function runsOf<Field extends string>(
  fields: Fields<Field>,
): { readonly field: Field; readonly at: number; readonly length: number }[] {
  return fields.flatMap((field, at) => {
    if (field === undefined || fields[at - 1] === field) return [];
    const end = fields.findIndex((other, index) => index > at && other !== field);
    return [{ field, at, length: (end === -1 ? fields.length : end) - at }];
  });
}

/** Whether each field is filled by neighbours of one fragment. */
function isPossible<Field extends string>(parts: readonly Part[], fields: Fields<Field>): boolean {
  const runs = runsOf(fields);
  return (
    new Set(runs.map(({ field }) => field)).size === runs.length &&
    runs.every(({ at, length }) =>
      parts.slice(at, at + length - 1).every((part, index) => isSameFragment(part, parts[at + index + 1])),
    )
  );
}

function worth<Field extends string>(
  parts: readonly Part[],
  fields: Fields<Field>,
  roles: readonly Role<Field>[],
): number {
  if (!isPossible(parts, fields)) return -Infinity;
  const runs = runsOf(fields);
  const fits = runs.map(({ field, at, length }) => {
    const role = roles.find((other) => other.field === field);
    const run = parts.slice(at, at + length);
    const isNeighbour = isSameFragment(parts[at - 1], parts[at]);
    const [label] = run.flatMap((part) => part.label ?? []);
    const named = label === undefined ? 0 : role?.labels.includes(label) ? 10 : -10;
    return named + (role?.fits(run, isNeighbour ? (fields[at - 1] ?? undefined) : undefined) ?? 0);
  });
  const missing = roles.length - runs.length + 2 * fields.filter((field) => field === undefined).length;
  return fits.reduce((sum, fit) => sum + fit, 0) - MISSING * missing;
}

/** All ways to give each part a field or none. */
function waysFor<Field extends string>(count: number, fields: readonly Field[]): Fields<Field>[] {
  if (count === 0) return [[]];
  const shorter = waysFor(count - 1, fields);
  return [...fields, undefined].flatMap((field) => shorter.map((way) => [...way, field]));
}

const shapeOf = (parts: readonly Part[]): string =>
  parts.map(({ fragments, label }) => `${fragments[0]}${label ?? ''}`).join();

/** The way that fits most of some entries of one shape. */
function bestWay<Field extends string>(
  alike: readonly (readonly Part[])[],
  roles: readonly Role<Field>[],
): Fields<Field> {
  const ways = waysFor(
    alike[0]?.length ?? 0,
    roles.map(({ field }) => field),
  );
  const total = (way: Fields<Field>) => alike.reduce((sum, parts) => sum + worth(parts, way, roles), 0);
  const ranked = ways.map((way) => [way, total(way)] as const).sort(([, a], [, b]) => b - a);
  return ranked[0]?.[0] ?? [];
}

/**
 * The field of each part, for all entries of a section. Entries of one shape are read in one way: the one that fits most of them.
 */
export function fieldsOf<Field extends string>(
  entries: readonly (readonly Part[])[],
  roles: readonly Role<Field>[],
): Fields<Field>[] {
  const read = entries.map((parts) => parts.slice(0, PARTS_MAX));
  const ways = [...grouped(read, shapeOf)].map(([shape, alike]) => [shape, bestWay(alike, roles)] as const);
  const byShape = new Map(ways);
  return read.map((parts) => byShape.get(shapeOf(parts)) ?? []);
}
