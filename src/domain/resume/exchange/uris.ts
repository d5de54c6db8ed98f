import { safeHref } from '../../links';

/** Characters of RFC 3986, percent-encoded ones whole, and at most one "#". Narrower than the standard, never wider. */
const STRICT_URI =
  /^(https?:\/\/|mailto:|tel:)(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})+(?:#(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})*)?$/i;

/**
 * A typed link as a `uri` of a JSON schema: with `https://` before it where it was typed without, and
 * without the slash that a browser puts behind a bare host.
 * Undefined where it leads nowhere or can't be written as one.
 */
export function uriOf(typed: string): string | undefined {
  const href = safeHref(typed);
  if (href === undefined) return undefined;
  const address = href === `${typed}/` ? typed : href;
  return STRICT_URI.test(address) ? address : undefined;
}

/** The longest an address may be (RFC 5321). */
const EMAIL_MAX = 254;
const STRICT_EMAIL =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Whether a typed text can stand in an `email` of a JSON schema. */
export function isStrictEmail(typed: string): boolean {
  return typed.length <= EMAIL_MAX && STRICT_EMAIL.test(typed);
}
