/** What the places and addresses of people look like. */

import { cleaned } from './forms';
import type { Fragment } from './fragment';
import { isDegree, isRegion, labelled, namesJob, namesSchool, PROSE_WORDS_MIN, wordsIn } from './vocabulary';

/** Maximum number of words in an address with a PIN code. */
const ADDRESS_WORDS_MAX = 16;

/** A city and its region, or two names without the word of a job; not abbreviations alone: "RN, RM". */
export const isPlace = (text: string): boolean =>
  /[\p{Ll}\p{Lo}]|\p{Lu}{4}/u.test(text) &&
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]+(?:, [\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]+){1,2}$/u.test(text) &&
  !namesJob(text) &&
  !isDegree(text) &&
  !namesSchool(text) &&
  wordsIn(text) <= 6;

/** A town among contacts: one to three words that don't name a job. */
export const mayBeTown = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]+(?: [\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]+){0,2}$/u.test(text) &&
  !namesJob(text) &&
  labelled(text) === undefined;

/** A PIN code ends an address. */
export const PIN = /\b[1-9]\d{2} ?\d{3}$/;

/** A house and its street: "14 Prabhat Road". */
const STREET =
  /^\d[\w/-]*,? (?:[\p{L}.'’]+ ){1,4}(?:road|rd\.?|street|st\.?|lane|marg|nagar|colony|avenue|layout|cross|main|block|chowk)$/iu;

/** House, street and town; a text that ends in a PIN code; or one that begins with a village or a house. */
export const isAddress = (text: string): boolean =>
  (PIN.test(text) && wordsIn(text) <= ADDRESS_WORDS_MAX) ||
  (/\d/.test(text) && text.includes(',') && wordsIn(text) < PROSE_WORDS_MIN) ||
  STREET.test(text) ||
  (/^(?:vill(?:age)?|at post|flat|house no|plot)\b/i.test(text) && !namesJob(text));

/** An address without its town. */
export const lacksTown = (text: string): boolean => isAddress(text) && !PIN.test(text) && !isPlace(text);

/** "Location Pune": only a place makes its first word a label. */
function labelledPlace(fragment: Fragment): Fragment {
  const [, place = ''] = /^(?:current )?(?:location|address) (.+)$/i.exec(fragment.value) ?? [];
  const isNamed = isPlace(place) || isAddress(place) || mayBeTown(place);
  return isNamed ? { ...fragment, value: place, label: 'location' } : fragment;
}

/** Splits "Engineer, Pune, Maharashtra", or "Professor, Neem College, Pune 411004", into a title and a place. */
function splitPlace(text: string): readonly string[] {
  const [, job = '', rest = '', town = ''] = /^([^,]+)(,.+)(,[^,]+)$/.exec(text) ?? [];
  // Not "Teachers Colony".
  if (PIN.test(town) && namesJob(job.replace(/.*\s/, ''))) return [job + rest, town];
  if (isPlace(cleaned(text)) || isAddress(cleaned(text))) return [text];
  const [, title = '', place = '', region = ''] = /^(.*?)(,\s*[^,]+,\s*([^,]+))$/.exec(text) ?? [];
  return isRegion(region.trim()) && title !== '' ? [title, place] : [text];
}

/** A text, with a place in it apart from its title or its label. */
export const withPlaceApart = (fragment: Fragment): Fragment[] =>
  splitPlace(fragment.text).map((text) => labelledPlace({ ...fragment, text, value: cleaned(text) }));
