import { withoutBullet } from '../bullets';
import { COMMAS } from './bits';
import { cleaned } from './forms';
import type { Fragment } from './fragment';
import { EDGE_SHIFT } from './lines';
import { TOLD, type LabelKind } from './vocabulary';

/** A text between two commas; several texts if it continues on the line below. */
export interface Part {
  readonly texts: readonly string[];
  readonly value: string;
  /** Numbers of its fragments. */
  readonly fragments: readonly number[];
  /** Whether a comma separates it from the part before. */
  readonly isListed: boolean;
  /** Follows another text on its line. */
  readonly isAside: boolean;
  /** Of the first part of a fragment: "Company: Infosys, Pune" names a place, too. That of a client isn't the job's. */
  readonly label?: LabelKind | undefined;
}

/** What follows a comma but belongs to the name before it. */
const SUFFIX = /^(?:inc|ltd|llc|llp|plc|corp|co|pvt|limited|private limited|pvt\.? ltd)\.?$/i;
/** "2 years 3 months", which the dates already say, and "Full-time". */
export const ABOUT_TIME =
  /^\d+ (?:years?|yrs?|months?|mos?)(?:,? \d+ (?:months?|mos?))?$|^(?:full|part)[- ]time$/i;

/** Beginnings of a part that tell what it is. */
const BEGINNINGS: readonly (readonly [RegExp, LabelKind])[] = [
  [/^as\s/, 'position'],
  [/^from\s+\p{Lu}/u, 'school'],
  [/^m\/s\b/i, 'organisation'],
  [/^\d{1,2}\+? y(?:ea)?rs?\b.*experience/i, 'detail'],
];

const labelIn = (text: string): LabelKind | undefined =>
  BEGINNINGS.find(([pattern]) => pattern.test(withoutBullet(text).replace(TOLD, '')))?.[1];

/** The texts between commas; what belongs to a name stays with it. */
function commaParts(text: string): string[] {
  const joined: string[] = [];
  for (const part of text.split(COMMAS)) {
    const before = SUFFIX.test(cleaned(part)) ? joined.pop() : undefined;
    joined.push((before ?? '') + part);
  }
  return joined;
}

/** Whether a text can continue the one before: on the next line and equally bold. A text at the side continues at its own edge. */
const continues = (fragment: Fragment, before: Fragment | undefined): boolean =>
  before?.kind === 'text' &&
  !ABOUT_TIME.test(before.value) &&
  before.line === fragment.line - 1 &&
  before.isBold === fragment.isBold &&
  (!before.isApart || Math.abs(before.x - fragment.x) < EDGE_SHIFT);

/**
 * The parts of the head's texts.
 * @param cuts where a text is split, apart from commas
 * @param wraps the lines that continue the one above
 */
export function partsIn(
  head: readonly Fragment[],
  cuts: (text: string) => readonly string[],
  wraps: ReadonlySet<number>,
): Part[] {
  const parts: Part[] = [];
  for (const [index, fragment] of head.entries()) {
    if (fragment.kind !== 'text' || ABOUT_TIME.test(fragment.value)) continue;
    const before = head[index - 1];
    const last = parts.at(-1);
    const goesOn = wraps.has(fragment.line) && continues(fragment, before);
    const isAfterComma = goesOn && before?.text.endsWith(',') === true;
    const texts = cuts(fragment.text).flatMap(commaParts);
    for (const [at, text] of texts.entries()) {
      if (at === 0 && goesOn && !isAfterComma && last)
        parts[parts.length - 1] = {
          ...last,
          texts: [...last.texts, text],
          value: `${last.value} ${cleaned(text)}`,
          fragments: [...last.fragments, index],
        };
      else
        parts.push({
          texts: [text.trim()],
          value: cleaned(text),
          fragments: goesOn ? [...(last?.fragments ?? []), index] : [index],
          isListed: at === 0 ? isAfterComma : text.startsWith(','),
          isAside: before?.line === fragment.line,
          label: (at === 0 || fragment.label === 'client' ? fragment.label : undefined) ?? labelIn(text),
        });
    }
  }
  return parts;
}
