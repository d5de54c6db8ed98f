/** A value of the rules language; documents are maps. */
export type RulesValue = null | boolean | number | string | readonly RulesValue[] | RulesMap;
/** Named values; a document is one. */
export interface RulesMap {
  readonly [key: string]: RulesValue;
}

/** A condition that can't be worked out. The rule it stands in then doesn't allow anything. */
export class EvaluationError extends Error {}

/** Tells a list from all other values. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

/** Tells a map from all other values. */
export function isMap(value: RulesValue): value is RulesMap {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** Deep equality; maps are equal whatever the order of their keys. */
export function equals(a: RulesValue, b: RulesValue): boolean {
  if (isList(a))
    return isList(b) && a.length === b.length && a.every((item, i) => equals(item, b[i] ?? null));
  if (!isMap(a)) return a === b;
  const keys = Object.keys(a);
  return (
    isMap(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equals(a[key] ?? null, b[key] ?? null))
  );
}

/** Whether a list has an equal value. */
export function contains(list: readonly RulesValue[], value: RulesValue): boolean {
  return list.some((item) => equals(item, value));
}

/** @throws EvaluationError when `of` is no map or has no such key */
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

/** `value is type`. @throws EvaluationError for a type that isn't supported */
export function isOfType(value: RulesValue, type: string): boolean {
  const test = TYPE_TESTS.get(type);
  if (!test) throw new EvaluationError(`the type “${type}” is not supported`);
  return test(value);
}

/** `value.name(args)`. @throws EvaluationError for a method that isn't supported or arguments it doesn't take */
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
