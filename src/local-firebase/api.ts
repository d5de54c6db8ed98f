/** An error response that the SDK understands: `message` is the code that becomes `auth/…`, `status` Firestore's code. */
export class ApiError extends Error {
  constructor(
    readonly httpStatus: number,
    message: string,
    readonly status?: 'PERMISSION_DENIED' | 'INVALID_ARGUMENT' | 'UNIMPLEMENTED',
  ) {
    super(message);
  }
}

/** A text field of a request's JSON body; undefined if it is missing or not text. */
export function textField(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a text is in JSON; undefined if it is anything else. */
export function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
