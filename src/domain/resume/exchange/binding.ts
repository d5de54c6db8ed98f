import type { Month } from '../dates';
import { textOf, type JsonObject } from './json';

export type Texts = Readonly<Record<string, string>>;

/**
 * Maps some of our fields to keys of a JSON Resume entry and back. The mapping may be lossy: jsonResume.ts stores the typed
 * text alongside whatever `read` can't restore. `today` decides the century of a two-digit year.
 */
export interface Binding<Field extends string = string> {
  readonly ours: readonly Field[];
  readonly theirs: readonly string[];
  /**
   * The keys of `theirs` that have a value. Always valid against the schema, whatever was typed.
   * @param over the entry before the edit: what it has under `theirs` beyond our fields is kept
   */
  readonly write: (texts: Texts, today: Month, over: JsonObject) => JsonObject;
  /** A text for each of `ours`, empty if the entry has none. */
  readonly read: (entry: JsonObject, today: Month) => Texts;
  /** The data under `theirs` that `read` drops, as paths relative to the entry. */
  readonly leftOut?: (entry: JsonObject, today: Month) => readonly string[];
}

/** The keys that have a value. */
export const filled = (entry: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== ''));

/** Converts the text of one field to that of one key and back; if `write` returns undefined, the key is omitted. */
interface TextPair {
  readonly write: (typed: string, today: Month) => string | undefined;
  readonly read: (text: string, today: Month) => string;
  readonly leftOut?: (text: string, theirs: string, today: Month) => readonly string[];
}

/** A binding of one field to one key. */
export function pair<Field extends string>(ours: Field, theirs: string, { write, read, leftOut }: TextPair) {
  const binding: Binding<Field> = {
    ours: [ours],
    theirs: [theirs],
    write: (texts, today) => filled({ [theirs]: write(texts[ours] ?? '', today) ?? '' }),
    read: (entry, today) => ({ [ours]: read(textOf(entry, theirs), today) }),
    leftOut: (entry, today) => leftOut?.(textOf(entry, theirs), theirs, today) ?? [],
  };
  return binding;
}
