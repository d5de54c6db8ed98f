import { ApiError, isJsonObject, type JsonObject } from './api';
import type { RulesMap, RulesValue } from './rules/values';

/** Fields in the format of Firestore's REST API: `{ userName: { stringValue: 'Asha' } }`. */
export type FirestoreFields = Readonly<Record<string, unknown>>;

/** Converts fields to plain values for the rules. @throws ApiError for an unsupported type of value */
export function plainFields(fields: FirestoreFields): RulesMap {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): RulesValue {
  if (isJsonObject(value)) {
    const { stringValue, booleanValue, doubleValue, integerValue, mapValue, arrayValue } = value;
    if ('nullValue' in value) return null;
    if (typeof stringValue === 'string') return stringValue;
    if (typeof booleanValue === 'boolean') return booleanValue;
    if (typeof doubleValue === 'number') return doubleValue;
    if (typeof integerValue === 'string' || typeof integerValue === 'number') return Number(integerValue);
    if (isJsonObject(mapValue)) return plainFields(fieldsOf(mapValue));
    if (isJsonObject(arrayValue))
      return Array.isArray(arrayValue.values) ? arrayValue.values.map(plainValue) : [];
  }
  throw new ApiError(
    400,
    `The local Firebase doesn’t support the value ${JSON.stringify(value)}`,
    'INVALID_ARGUMENT',
  );
}

/** The `fields` of a document or map; empty if it has none. */
export function fieldsOf(document: JsonObject): FirestoreFields {
  return isJsonObject(document.fields) ? document.fields : {};
}
