/** A refusal the SDK understands: its `message` is the code that becomes `auth/…`, its `status` Firestore's code. */
export class ApiError extends Error {
  constructor(
    readonly httpStatus: number,
    message: string,
    readonly status?: 'PERMISSION_DENIED' | 'NOT_FOUND' | 'INVALID_ARGUMENT' | 'UNIMPLEMENTED',
  ) {
    super(message);
  }
}

/** A field of a request's JSON body as text; undefined when it is absent or something else. */
export function textField(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

/** A JSON object whose fields nobody has looked at yet. */
export type JsonObject = Record<string, unknown>;

/** Tells an object from lists, texts and the like. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
