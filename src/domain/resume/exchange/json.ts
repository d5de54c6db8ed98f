import { parseTree, type ParseError } from 'jsonc-parser';
import { isRecord } from '../../isRecord';
import { ImportRefused } from './refused';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return isRecord(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The objects in a list; empty if `value` isn't a list. */
export function objectsOf(value: Json | undefined): JsonObject[] {
  return isList(value) ? value.filter(isObject) : [];
}

/** Reads an own property only, never an inherited one such as `constructor`. */
export function ownValue(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The members under these keys. */
export function picked(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));
}

/** The members under all other keys. */
export function without(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** The text under a key; empty if there is none. */
export function textOf(object: JsonObject, key: string): string {
  const value = ownValue(object, key);
  return typeof value === 'string' ? value : '';
}

export function textsOf(object: JsonObject, key: string): string[] {
  const value = ownValue(object, key);
  return isList(value) ? value.filter((text) => typeof text === 'string') : [];
}

const isBlank = (value: Json | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Whether a value is undefined, null, a blank text, or a list or object of such values only, as in an unfilled template. */
export function isBlankValue(value: Json | undefined): boolean {
  return isBlank(value) || (typeof value === 'object' && Object.values(value ?? {}).every(isBlank));
}

/** Deep equality, ignoring key order. Recursion is bounded by the depth of `a`. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || isList(a) !== isList(b)) return false;
  const [left, right] = [a as JsonObject, b as JsonObject];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => isSameJson(left[key], ownValue(right, key)))
  );
}

/** User-facing name of a value's type. */
export function kindOf(value: Json): string {
  if (value === null) return 'empty (null)';
  if (isList(value)) return 'a list';
  const names: Readonly<Record<string, string>> = {
    object: 'an object',
    string: 'text',
    number: 'a number',
    boolean: 'true or false',
  };
  return names[typeof value] ?? 'something else';
}

/** Offset of the first syntax error, or of the end if the text is cut off. `JSON.parse` doesn't report it in every engine. */
function errorOffset(text: string): number {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch {
    return text.length; // Nested too deeply for the stack.
  }
  const { offset, length } = errors[0] ?? { offset: text.length, length: 0 };
  const isCutString = text[offset] === '"' && offset + length === text.length;
  return isCutString ? text.length : offset;
}

/** @throws ImportRefused with the line and column of the syntax error */
export function parseJson(text: string): Json {
  if (text.trim() === '') throw new ImportRefused('It is empty: there is no text in it.');
  try {
    return JSON.parse(text) as Json;
  } catch {
    const offset = errorOffset(text);
    if (offset === text.length) throw new ImportRefused('It is not complete JSON: the end is missing.');
    const lines = text.slice(0, offset).split('\n');
    const column = (lines.at(-1) ?? '').length + 1;
    throw new ImportRefused(
      `It is not valid JSON: there is an error at line ${lines.length}, column ${column}.`,
    );
  }
}
