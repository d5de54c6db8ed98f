import { isDeepStrictEqual } from 'node:util';

/** A value of the rules language; documents are maps. */
export type RulesValue = null | boolean | number | string | readonly RulesValue[] | RulesMap;
export interface RulesMap {
  readonly [key: string]: RulesValue;
}

/** A condition that can't be evaluated; its rule then allows nothing. */
export class EvaluationError extends Error {}

function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

function isMap(value: RulesValue): value is RulesMap {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** Deep equality, ignoring the order of keys in maps. */
export function equals(a: RulesValue, b: RulesValue): boolean {
  return a === b || isDeepStrictEqual(a, b);
}

function contains(list: readonly RulesValue[], value: RulesValue): boolean {
  return list.some((item) => equals(item, value));
}

/** @throws EvaluationError if `of` isn't a map or has no such key */
export function propertyOf(of: RulesValue, key: string): RulesValue {
  const value = isMap(of) && Object.hasOwn(of, key) ? of[key] : undefined;
  if (value === undefined) throw new EvaluationError(`there is no “${key}”`);
  return value;
}

/** `value.name(args)`. @throws EvaluationError for an unsupported method or unsupported arguments */
export function callMethod(value: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  const [first = null] = args;
  if (typeof value === 'string') {
    // UTF-16 units, as Google's emulator counts.
    if (name === 'size') return value.length;
    if (name === 'matches' && typeof first === 'string') return new RegExp(`^(?:${first})$`, 'u').test(value);
  } else if (isList(value)) {
    if (name === 'hasAll' && isList(first)) return first.every((item) => contains(value, item));
    if (name === 'hasOnly' && isList(first)) return value.every((item) => contains(first, item));
  } else if (isMap(value) && name === 'keys') return Object.keys(value);
  throw new EvaluationError(`the method “${name}” is not supported here`);
}
