import { cutText } from '../../graphemes';
import { documentTitle } from '../documentTitle';

/** Maximum length without the extension: file systems allow 255 bytes, and a character can take four. */
const NAME_MAX = 60;
/**
 * Characters that are illegal on Windows, path separators, and invisible ones: bidi controls can disguise the extension. Not the
 * joiners, which shape letters of Indian languages, and emoji.
 */
const NOT_IN_NAMES = /[<>:"/\\|?*\p{Cc}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/gu;
/** Reserved device names on Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Makes a name valid on every file system, without an extension; "Resume" if nothing is left of it. */
export function fileNameOf(typed: string): string {
  const kept = typed.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ');
  // A leading dot hides the file on Unix; Windows drops trailing dots and spaces.
  const name = cutText(kept.replace(/^[. ]+/, ''), NAME_MAX).replace(/[. ]+$/, '');
  return name === '' || DEVICE.test(name) ? 'Resume' : name;
}

/** Suggested file name without an extension: "Farhan Qureshi — Resume". */
export const resumeFileName = (fullName: string): string => fileNameOf(documentTitle(fullName));
