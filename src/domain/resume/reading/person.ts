import type { PersonalInfo } from '../entities';
import { isAddress, isPlace, lacksTown, mayBeTown, PIN, withPlaceApart } from './addresses';
import { byLine, type Fragment } from './fragment';
import { EDGE_SHIFT } from './lines';
import { placed, type Piece } from './pieces';
import {
  isDegree,
  isDocumentTitle,
  isTown,
  labelled,
  namesJob,
  PROSE_WORDS_MIN,
  wordsIn,
  type LabelKind,
} from './vocabulary';
import type { SectionText } from './sectionText';

type Field = keyof PersonalInfo;

const LABELLED: Partial<Record<LabelKind, Field>> = {
  name: 'fullName',
  email: 'email',
  phone: 'phone',
  location: 'location',
  position: 'title',
  title: 'title',
};

const TITLE_WORDS_MAX = 9;

/** A short text that is neither a label, nor "(M)" behind a number, nor the name of a parent: "S/o Ram Prasad". */
const isTitle = (text: string): boolean =>
  !/[\d:]|^.$|^[sdwc]\/o\b/i.test(text) && wordsIn(text) <= TITLE_WORDS_MAX && labelled(text) === undefined;

function linkField(value: string): Field | undefined {
  if (/linkedin\./i.test(value)) return 'linkedIn';
  return /git(?:hub|lab)\.|bitbucket\.|codeberg\./i.test(value) ? 'github' : undefined;
}

/** A first and a last name may differ in size; a fraction of the larger one. */
const NAME_SIZE_MIN = 0.75;

/** The lines in the largest letters; without a title below them, only if the name has a word on each. */
function nameOf(head: readonly Fragment[]): readonly Fragment[] {
  const texts = head.filter(
    ({ kind, value, label }) =>
      kind === 'text' && label === undefined && /\p{L}/u.test(value) && !isDocumentTitle(value),
  );
  const largest = Math.max(...texts.map(({ size }) => size));
  const isLarge = ({ size }: Fragment) => size >= NAME_SIZE_MIN * largest;
  const words = texts.filter(isLarge);
  const areWords =
    !head.every(isLarge) && words.every(({ value }) => wordsIn(value) === 1 && !namesJob(value));
  const large = areWords ? words : texts.filter(({ size }) => size === largest);
  const isDistinct = large.length < texts.length || areWords;
  return isDistinct && large.length <= 3 ? large : texts.slice(0, 1);
}

/** Begins with an area code: "0832-2712345". */
const isLandline = ({ value }: Fragment): boolean => /^\(?0\d{2,4}\)?[\s-]+\d[\d\s-]{5,8}$/.test(value);

interface Found {
  readonly name: readonly Fragment[];
  /** The one to call: a mobile number rather than the landline before it. */
  readonly phone: Fragment | undefined;
  /** Addresses and numbers, by their lines. */
  readonly contacts: ReadonlyMap<number, readonly Fragment[]>;
  readonly taken: ReadonlySet<Field>;
  /** Whether a title names a job: degrees below the name then aren't one. */
  readonly hasJob: boolean;
}

function fieldOf(fragment: Fragment, { name, phone, contacts, taken, hasJob }: Found): Field | undefined {
  const { kind, text, value, label, line } = fragment;
  if (kind === 'label' || isDocumentTitle(value)) return undefined;
  if (kind === 'email') return kind;
  if (kind === 'phone') return fragment === phone ? kind : undefined;
  if (kind === 'link') return linkField(value);
  const named = label && LABELLED[label];
  const isBeside = kind === 'text' && contacts.get(line)?.some((contact) => contact.kind === label);
  if (named) return isBeside ? undefined : named;
  if (name.includes(fragment)) return 'fullName';
  if (kind !== 'text' || label !== undefined || text.endsWith(':')) return undefined;
  const whole = text.endsWith(',') ? `${value},` : value;
  // In a column of contacts, each has a line of its own.
  const isBelow = contacts.has(line - 1) && (name.length === 0 || taken.has('title'));
  if (
    isPlace(value) ||
    isAddress(whole) ||
    isTown(value) ||
    ((contacts.has(line) || isBelow) && mayBeTown(value))
  )
    return 'location';
  if (wordsIn(value) >= PROSE_WORDS_MIN) return 'description';
  if (hasJob && isDegree(value) && !namesJob(value)) return undefined;
  return taken.has('fullName') && !taken.has('title') && isTitle(value) ? 'title' : undefined;
}

/** "Manager – Audit and Tax" and "Designer | Writer" are single titles, and "Anna Nagar, Chennai – 600040" a single place. */
const isSameField = (
  field: Field | undefined,
  { kind, text, value, line }: Fragment,
  before: Fragment | undefined,
): boolean => {
  if (kind !== 'text' || before?.line !== line) return false;
  if (field === 'title') return /^[–—|•·/-]\s/u.test(text) && !isPlace(value);
  return field === 'location' && /^[–—-]\s/u.test(text);
};

/** Whether a text continues an address: behind it or, beside another one, below it. */
const continuesAddress = (
  { kind, label, value, line, x }: Fragment,
  address: Fragment | undefined,
  isBehind: boolean,
): boolean =>
  kind === 'text' &&
  label === undefined &&
  address?.line === line - 1 &&
  (isBehind || Math.abs(address.x - x) < EDGE_SHIFT) &&
  (address.text.endsWith(',') ||
    (PIN.test(value) && !PIN.test(address.value)) ||
    (isPlace(value) && lacksTown(address.value)));

/** Whether a fragment may belong to a sentence: words, or a number or year among them. */
const isProse = ({ kind }: Fragment): boolean => kind === 'text' || kind === 'grade' || kind === 'date';

const CONTACTS: ReadonlySet<Fragment['kind']> = new Set<Fragment['kind']>(['email', 'phone', 'link']);

/** Fields that may have several texts: a second e-mail address is not added to the first, and no second name with a label. */
const REPEATED: ReadonlySet<Field> = new Set<Field>(['fullName', 'description']);

/**
 * Name, title, contacts and a summary without a heading, from above the sections or from the section of contacts.
 * @param taken the fields found so far, which this adds to
 */
export function readPerson({ fragments, wraps }: SectionText, hasName: boolean, taken: Set<Field>): Piece[] {
  const name = hasName && !fragments.some(({ label }) => label === 'name') ? nameOf(fragments) : [];
  const split = fragments.flatMap((fragment): Fragment[] =>
    fragment.kind === 'text' && fragment.label === undefined && !name.includes(fragment)
      ? withPlaceApart(fragment)
      : [fragment],
  );
  const contacts = byLine(split.filter(({ kind }) => CONTACTS.has(kind)));
  const phones = split.filter(({ kind }) => kind === 'phone');
  const phone = phones.find((number) => !isLandline(number)) ?? phones[0];
  const hasJob = split.some(({ kind, value }) => kind === 'text' && isTitle(value) && namesJob(value));
  let last: Field | undefined;
  let address: Fragment | undefined;
  return split.map((fragment, index) => {
    const before = split[index - 1];
    const isListed = continuesAddress(fragment, address, before === address);
    if (isListed) last = 'location';
    const goesOn =
      isListed ||
      (last === 'description' &&
        isProse(fragment) &&
        (wraps.has(fragment.line) || before?.line === fragment.line)) ||
      isSameField(last, fragment, before);
    const field = goesOn ? last : fieldOf(fragment, { name, phone, contacts, taken, hasJob });
    const isRepeated = field !== undefined && REPEATED.has(field) && fragment.label !== 'name';
    const isSpent = field !== undefined && !goesOn && taken.has(field) && !isRepeated;
    last = isSpent ? undefined : field;
    if (field === undefined || isSpent) return placed(fragment);
    taken.add(field);
    if (field === 'location') address = fragment;
    const value = (goesOn && !isListed) || field === 'description' ? fragment.text : fragment.value;
    const isOnlyPin = PIN.exec(value)?.index === 0;
    const joint = isListed && !isOnlyPin ? ', ' : ' ';
    return placed({ text: fragment.text, value }, { part: 'personalInfo', field }, joint);
  });
}
