import { ApiError, isJsonObject, type JsonObject } from './api';
import type { RulesMap, RulesValue } from './rules/values';

/** Fields as Firestore's REST interface writes them: `{ userName: { stringValue: 'Asha' } }`. */
export type FirestoreFields = Readonly<Record<string, unknown>>;

/** Such fields as plain values, for the rules. @throws ApiError for a kind of value that isn't supported */
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
    `A value the local Firebase doesn’t know: ${JSON.stringify(value)}`,
    'INVALID_ARGUMENT',
  );
}

/** The `fields` of a document or map; none when it has none. */
export function fieldsOf(document: JsonObject): FirestoreFields {
  return isJsonObject(document.fields) ? document.fields : {};
}
