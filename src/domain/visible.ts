/**
 * Soft hyphens, zero-width spaces and word joiners in pasted text, and bidi controls, which can reverse the text around them.
 * ZWJ and ZWNJ are not among them: Indian scripts, Persian and emoji need them.
 */
const HIDDEN = /[\u00AD\u061C\u200B\u2060-\u2064\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** The text without invisible characters. */
export const visible = (text: string): string => text.replace(HIDDEN, '');
