import { grouped } from '../../grouped';
import type { Part } from './parts';
import type { LabelKind } from './vocabulary';

const textOfParts = (parts: readonly Part[]): string => parts.map(({ value }) => value).join(', ');

/** A field that neighbouring parts of one fragment can fill. */
export interface Role<Field extends string> {
  readonly field: Field;
  /** Best first. */
  readonly labels: readonly LabelKind[];
  /**
   * How well the parts fill it: a word of its kind counts 3; one of another kind, and each further part, counts against it.
   * @param text of all the parts
   * @param before the field of the part before, if it is of the same fragment
   */
  readonly fits: (parts: readonly Part[], text: string, before: Field | undefined) => number;
}

/** Maximum number of parts in a head. */
const PARTS_MAX = 6;
/** What a field without a part costs. A part without a field costs twice as much; so do neighbours of one fragment, together. */
const MISSING = 1;
/** A label outweighs all words. */
const LABELLED = 10;
/** What a label is worth by its number among those of a field. */
const labelWorth = (number: number): number => (number < 0 ? -LABELLED : LABELLED - number);
/** What two fields cost that aren't in the order of their roles: it decides where no word does. */
const INVERTED = 0.1;

const isSameFragment = (a: Part | undefined, b: Part | undefined): boolean =>
  a !== undefined && b !== undefined && a.fragments.some((number) => b.fragments.includes(number));

type Fields<Field extends string> = readonly (Field | undefined)[];

/** The neighbours that share a field. */
function runsOf<Field extends string>(
  fields: Fields<Field>,
): { readonly field: Field; readonly at: number; readonly end: number }[] {
  return fields.flatMap((field, at) => {
    if (field === undefined || fields[at - 1] === field) return [];
    const end = fields.findIndex((other, index) => index > at && other !== field);
    return [{ field, at, end: end === -1 ? fields.length : end }];
  });
}

/** How well the fields fit the parts. Each field takes neighbours of one fragment. */
function worth<Field extends string>(
  parts: readonly Part[],
  fields: Fields<Field>,
  roles: readonly Role<Field>[],
): number {
  const runs = runsOf(fields);
  if (new Set(runs.map(({ field }) => field)).size < runs.length) return -Infinity;
  const unfilled = fields.filter(
    (field, at) =>
      field === undefined && !(fields[at - 1] === field && isSameFragment(parts[at - 1], parts[at])),
  ).length;
  const order = runs.map((run) => roles.findIndex(({ field }) => field === run.field));
  const inverted = order.flatMap((role, at) => order.slice(at + 1).filter((later) => later < role));
  let sum = -MISSING * (roles.length - runs.length + 2 * unfilled) - INVERTED * inverted.length;
  for (const { field, at, end } of runs) {
    const run = parts.slice(at, end);
    if (!run.every((part, index) => index === 0 || isSameFragment(run[index - 1], part))) return -Infinity;
    const role = roles.find((other) => other.field === field);
    const [label] = run.flatMap((part) => part.label ?? []);
    if (label !== undefined) sum += labelWorth(role?.labels.indexOf(label) ?? -1);
    const before = isSameFragment(parts[at - 1], parts[at]) ? fields[at - 1] : undefined;
    sum += role?.fits(run, textOfParts(run), before) ?? 0;
  }
  return sum;
}

/** All ways to give each part a field or none; those that fill early parts come first, and win where no word decides. */
function waysFor<Field extends string>(count: number, fields: readonly Field[]): Fields<Field>[] {
  if (count === 0) return [[]];
  const shorter = waysFor(count - 1, fields);
  return [...fields, undefined].flatMap((field) => shorter.map((way) => [field, ...way]));
}

const shapeOf = (parts: readonly Part[]): string =>
  parts.map(({ fragments, label }) => `${fragments[0]}${label ?? ''}`).join();

/** The way that fits most of the entries of one shape. */
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
