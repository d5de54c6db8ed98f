import { safeHref } from '../links';

/** Side length of the QR code in poster px: 53 modules of 4 px, quiet zone included. */
export const QR_SIDE = 212;
/** Width in modules of the margin that scanners need around a code (ISO/IEC 18004). */
export const QR_QUIET_ZONE = 4;
/** Bytes that fit at that size with error correction M: version 7, 45 modules. */
export const QR_LINK_MAX = 122;

/** The QR code text for a typed website link, or why there is none. */
type QrLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'tooLong'; readonly length: number };

/**
 * The QR code text for a typed link: the text as typed, prefixed with `https://` if it has no scheme.
 * Non-ASCII letters are URL-encoded (%E0…, xn--…) because not every scanner accepts them.
 * Only http and https links get a code.
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
