/** `mailto:` link for a typed e-mail address; undefined when it isn't one. */
export function mailHref(email: string): string | undefined {
  const address = email.trim();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? `mailto:${address}` : undefined;
}

/** `tel:` link for the first of the typed phone numbers, without its extension; undefined when none has six digits. */
export function telHref(phone: string): string | undefined {
  const number = /\+?(?:[\s().\p{Pd}]*\d){6,}/u.exec(phone)?.[0];
  return number && `tel:${number.replace(/[^\d+]/g, '')}`;
}
