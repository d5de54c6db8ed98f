import { EMAIL_MAX } from '../../fields';
import { safeHref } from '../../links';

/** RFC 3986 characters, complete percent-encodings, and at most one "#". Stricter than the standard. */
const STRICT_URI =
  /^(https?:\/\/|mailto:|tel:)(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})+(?:#(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})*)?$/i;

/**
 * Converts a typed link to a JSON Schema `uri`: adds a missing `https://`, and drops the slash that browsers append to a
 * bare host. Undefined if the link is unsafe or can't be written as a URI.
 */
export function uriOf(typed: string): string | undefined {
  const href = safeHref(typed);
  if (href === undefined) return undefined;
  const address = href === `${typed}/` ? typed : href;
  return STRICT_URI.test(address) ? address : undefined;
}

const STRICT_EMAIL =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Whether a typed text is a valid JSON Schema `email`. */
export function isStrictEmail(typed: string): boolean {
  return typed.length <= EMAIL_MAX && STRICT_EMAIL.test(typed);
}
