import { safeHref } from '../links';

/** Side of the plate that a code stands on, in px of the poster: 53 modules of 4 px, quiet zone included. */
export const QR_SIDE = 212;
/** Modules of the margin that a reader needs round a code (ISO/IEC 18004). */
export const QR_QUIET_ZONE = 4;
/** In px: a smaller module does not survive what a messenger does to a picture. */
export const QR_LEAST_MODULE = 4;
/** Bytes that fit a plate of that side at error correction M: version 7, 45 modules. */
export const QR_LINK_MAX = 122;

/** What becomes of a typed website link on a poster that has a place for its code. */
export type QrLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'tooLong'; readonly length: number };

/**
 * The text of the code of a typed link: what was typed, with `https://` before it where no scheme was, and nothing else.
 * Letters outside ASCII are written as the address has them (%E0…, xn--…): not every reader takes them otherwise.
 * Only http and https become a code.
 */
export function qrLink(typed: string): QrLink {
  const href = safeHref(typed);
  if (href === undefined || !/^https?:/i.test(href)) return { kind: 'none' };
  const text = asTyped(typed.trim(), href);
  return text.length > QR_LINK_MAX ? { kind: 'tooLong', length: text.length } : { kind: 'link', text };
}

function asTyped(typed: string, href: string): string {
  const isAscii = /^[\x21-\x7e]+$/.test(typed);
  if (!isAscii) return href;
  return /^https?:/i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
}
