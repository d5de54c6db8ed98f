import { documentTitle } from '../resume';
import { cutText } from './limits';

/** Characters of a file name without its ending: file systems take 255 bytes, and a letter can need four. */
const NAME_MAX = 60;
/** Not allowed on Windows, a path elsewhere, or not to be seen: signs that turn the direction of writing hide the true ending. */
const NOT_IN_NAMES = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Names of devices, which Windows opens instead of a file. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A typed name as every file system takes it, without an ending; "Resume" where nothing of it is left. */
export function fileNameOf(typed: string): string {
  const kept = typed.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ');
  // Neither dots nor spaces may stand at either end.
  const name = cutText(kept.replace(/^[. ]+/, ''), NAME_MAX).replace(/[. ]+$/, '');
  return name === '' || DEVICE.test(name) ? 'Resume' : name;
}

/** The name a resume's files are offered under, without an ending: "Farhan Qureshi — Resume". */
export const resumeFileName = (fullName: string): string => fileNameOf(documentTitle(fullName));
