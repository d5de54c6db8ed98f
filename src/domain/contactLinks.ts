import { wellFormed } from './text';

/** `encodeURIComponent` without its exception for lone surrogates, such as half an emoji. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));

/** Prefilled subject and body of a new e-mail. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** `mailto:` link for a typed e-mail address, optionally prefilled; undefined when the address has no @. */
export function mailHref(email: string, text?: MailText): string | undefined {
  const address = email.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return undefined;
  if (!text) return `mailto:${address}`;
  return `mailto:${address}?subject=${encodeText(text.subject)}&body=${encodeText(text.body)}`;
}

/** `tel:` link for the first of the typed phone numbers, without its extension; undefined when none has six digits. */
export function telHref(phone: string): string | undefined {
  const number = /\+?(?:[\s().\p{Pd}]*\d){6,}/u.exec(phone)?.[0];
  return number && `tel:${number.replace(/[^\d+]/g, '')}`;
}
