import type { FieldSpecs } from '../../fields';
import type { Month } from '../dates';
import type { Binding, Texts } from './binding';
import { isObject, isSameJson, ownValue, picked, textOf, without, type JsonObject } from './json';
import { textFor } from './limits';

/**
 * Key for typed text that the schema's keys can't restore: `{ "startDate": "2020-07", "asTyped": { "startDate":
 * "July 2020" } }`. It is ignored if the schema's keys no longer match it, because other programs edit only those.
 */
export const AS_TYPED = 'asTyped';

export type Bindings = readonly Binding[];

/** The keys of an entry that its fields are read from. */
export const keysOf = (bindings: Bindings): string[] => bindings.flatMap(({ theirs }) => theirs);

/** What an exported entry is based on: the entry its item was imported from, and all keys that its section's bindings read. */
interface Base {
  readonly specs: FieldSpecs<Texts>;
  readonly origin: JsonObject;
  readonly bound: readonly string[];
}

const NO_BASE: Base = { specs: {}, origin: {}, bound: [] };

const merged = <Value>(objects: readonly Readonly<Record<string, Value>>[]): Record<string, Value> =>
  Object.fromEntries(objects.flatMap((object) => Object.entries(object)));

const readPlain = (bindings: Bindings, entry: JsonObject, today: Month): Texts =>
  merged(bindings.map((binding) => binding.read(entry, today)));

/** The texts of an entry, as they were typed if this site exported it. */
export function readEntry(bindings: Bindings, entry: JsonObject, today: Month): Texts {
  const typed = ownValue(entry, AS_TYPED);
  const plain = readPlain(bindings, entry, today);
  if (!isObject(typed)) return plain;
  const kept = bindings.map(({ ours, theirs, write }): Texts => {
    const fields = ours.filter((field) => typeof ownValue(typed, field) === 'string');
    const candidate = {
      ...plain,
      ...Object.fromEntries(fields.map((field) => [field, textOf(typed, field)])),
    };
    const isUpToDate = isSameJson(write(candidate, today, entry), picked(entry, theirs));
    return Object.fromEntries(ours.map((field) => [field, (isUpToDate ? candidate : plain)[field] ?? '']));
  });
  return merged(kept);
}

/** The texts with those that were only shortened to their fields at full length again. */
function inFull(texts: Texts, imported: Texts, specs: FieldSpecs<Texts>): Texts {
  const fields = Object.entries(imported).filter(
    ([field, text]) => textFor(specs[field], text) === texts[field],
  );
  return { ...texts, ...Object.fromEntries(fields) };
}

/**
 * Writes an entry over the one it was imported from: the keys of a binding whose fields haven't changed since stay as they were,
 * exact dates included, and so does everything that no binding reads.
 */
export function writeEntry(bindings: Bindings, typed: Texts, today: Month, base = NO_BASE): JsonObject {
  const { specs, origin, bound } = base;
  const imported = readEntry(bindings, origin, today);
  const texts = inFull(typed, imported, specs);
  const isUntouched = ({ ours, theirs }: Binding) =>
    theirs.some((key) => Object.hasOwn(origin, key)) &&
    ours.every((field) => texts[field] === imported[field]);
  const written = bindings.map((binding) =>
    isUntouched(binding) ? picked(origin, binding.theirs) : binding.write(texts, today, origin),
  );
  const entry = merged([...written, without(origin, [AS_TYPED, ...bound])]);
  const readBack = readPlain(bindings, entry, today);
  const lost = Object.keys(readBack).filter((field) => readBack[field] !== texts[field]);
  if (lost.length === 0) return entry;
  return { ...entry, [AS_TYPED]: Object.fromEntries(lost.map((field) => [field, texts[field] ?? ''])) };
}
