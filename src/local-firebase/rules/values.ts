import { isDeepStrictEqual } from 'node:util';

/** A value of the rules language; documents are maps. */
export type RulesValue = null | boolean | number | string | readonly RulesValue[] | RulesMap;
export interface RulesMap {
  readonly [key: string]: RulesValue;
}

/** A condition that can't be evaluated; its rule then allows nothing. */
export class EvaluationError extends Error {}

export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

export function isMap(value: RulesValue): value is RulesMap {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** Deep equality, ignoring the order of keys in maps. */
export function equals(a: RulesValue, b: RulesValue): boolean {
  return a === b || isDeepStrictEqual(a, b);
}

export function contains(list: readonly RulesValue[], value: RulesValue): boolean {
  return list.some((item) => equals(item, value));
}

/** @throws EvaluationError if `of` isn't a map or has no such key */
export function propertyOf(of: RulesValue, key: string): RulesValue {
  const value = isMap(of) && Object.hasOwn(of, key) ? of[key] : undefined;
  if (value === undefined) throw new EvaluationError(`there is no “${key}”`);
  return value;
}

const TYPE_TESTS = new Map<string, (value: RulesValue) => boolean>(
  Object.entries({
    string: (value: RulesValue) => typeof value === 'string',
    bool: (value: RulesValue) => typeof value === 'boolean',
    int: (value: RulesValue) => Number.isInteger(value),
    number: (value: RulesValue) => typeof value === 'number',
    list: isList,
    map: isMap,
  }),
);

/** `value is type`. @throws EvaluationError for an unsupported type */
export function isOfType(value: RulesValue, type: string): boolean {
  const test = TYPE_TESTS.get(type);
  if (!test) throw new EvaluationError(`the type “${type}” is not supported`);
  return test(value);
}

/** `value.name(args)`. @throws EvaluationError for an unsupported method or unsupported arguments */
export function callMethod(value: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  const [first = null] = args;
  if (typeof value === 'string') {
    // UTF-16 units, as Google's emulator counts.
    if (name === 'size') return value.length;
    if (name === 'lower') return value.toLowerCase();
    if (name === 'trim') return value.trim();
    if (name === 'matches' && typeof first === 'string') return new RegExp(`^(?:${first})$`, 'u').test(value);
  } else if (isList(value)) {
    if (name === 'size') return value.length;
    if (name === 'hasAll' && isList(first)) return first.every((item) => contains(value, item));
    if (name === 'hasOnly' && isList(first)) return value.every((item) => contains(first, item));
    if (name === 'hasAny' && isList(first)) return first.some((item) => contains(value, item));
  } else if (isMap(value)) {
    if (name === 'keys') return Object.keys(value);
    if (name === 'size') return Object.keys(value).length;
  }
  throw new EvaluationError(`the method “${name}” is not supported here`);
}
