import { POSTER_FORMATS } from '../domain/posts/formats';
import { LANGUAGE_CHOICES } from '../domain/posts/greetings';
import { POST_FLOW_NAMES } from '../domain/posts/occasions';
import { DEFAULT_POST_OPTIONS, type PostOptions } from './postOptionsSlice';
import { PARAGRAPH_MAX, textsFor, type FieldSpec, type FieldSpecs } from '../domain/fields';
import { cutText } from '../domain/graphemes';
import { isRecord } from '../domain/isRecord';
import { designFrom } from '../domain/resume/design';
import type {
  LetterTexts,
  ListItem,
  OwnSection,
  PersonalInfo,
  PhotoFile,
  ResumeDesign,
  ResumeListName,
  ResumeLists,
  ResumeOrigin,
  WorkExperience,
} from '../domain/resume/entities';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../domain/resume/resumeFields';
import { DEFAULT_LAYOUT, PAPER_NAMES, type ResumeLayout } from '../domain/resume/layout';
import { HEADING } from '../domain/resume/sections';
import { wellFormed } from '../domain/text';

/**
 * Parses a stored text.
 * @param onCut called for every text that is longer than its field allows
 * @throws if it is invalid; then only this key is ignored
 */
export type Decode<Value> = (raw: string, onCut: () => void) => Value;

/** Without a message: the mirror ignores the key of a decoder that throws. */
function assertValid(isValid: boolean): asserts isValid {
  if (!isValid) throw new TypeError();
}

/** @throws if it isn't an object */
export function asRecord(value: unknown): Record<string, unknown> {
  assertValid(isRecord(value));
  return value;
}

/** A typed value as text; older versions may have stored numbers. */
function asText(value: unknown): string {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'number') return String(value);
  assertValid(value === undefined || value === null);
  return '';
}

/** As much of a text as its field allows; no invalid number, which browsers would not show in a number input either. */
function fitted(text: string, spec: Partial<FieldSpec>, onCut: () => void): string {
  const { type, maxLength = Infinity } = spec;
  if (type === 'number' && !Number.isFinite(Number(text))) return '';
  if (text.length > maxLength) onCut();
  return cutText(text, maxLength);
}

/** Reads a typed value as such a text. */
const textWithin =
  (spec: Partial<FieldSpec>, onCut: () => void) =>
  (value: unknown): string =>
    fitted(asText(value), spec, onCut);

/** The texts of a form's fields in a stored object; missing ones become empty, and unknown ones are dropped. */
function textsOf<Fields extends object>(value: unknown, specs: FieldSpecs<Fields>, onCut: () => void) {
  const record = asRecord(value);
  return textsFor(specs, (name) => textWithin(specs[name], onCut)(record[name]));
}

/** A picture as a data URL, or empty. Any other text would make the page request it as a URL. */
const decodePicture: Decode<string> = (raw) => {
  assertValid(raw === '' || raw.startsWith('data:image/'));
  return raw;
};

/** The decoder for a field whose text is stored as it is. */
export function decoderOf(spec: FieldSpec): Decode<string> {
  if (spec.type === 'image') return decodePicture;
  return (raw, onCut) => fitted(wellFormed(raw), spec, onCut);
}

export const decodePersonalInfo: Decode<PersonalInfo> = (raw, onCut) =>
  textsOf(JSON.parse(raw), PERSONAL_FIELDS, onCut);

/** The texts of a stored object under any names. */
const textsUnder = (value: unknown, textOf = asText): Record<string, string> =>
  Object.fromEntries(Object.entries(asRecord(value)).map(([name, text]) => [name, textOf(text)]));

export const decodeOrigin: Decode<ResumeOrigin> = (raw) => textsUnder(JSON.parse(raw));

/** The letter's fields are known only where it is written. */
export const decodeLetter: Decode<LetterTexts> = (raw, onCut) =>
  textsUnder(JSON.parse(raw), textWithin({ maxLength: PARAGRAPH_MAX }, onCut));

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) >= 0;

/** The items of a stored list; missing or duplicate ids are replaced, because items are looked up by id. */
function itemsOf<Item>(stored: unknown, read: (item: Record<string, unknown>) => Item): (Item & ListItem)[] {
  assertValid(Array.isArray(stored));
  const items = (stored as unknown[]).map(asRecord);
  let last = items.reduce((largest, { id }) => (isId(id) ? Math.max(largest, id) : largest), 0);
  const taken = new Set<unknown>();
  return items.map((item) => {
    const id = isId(item.id) && !taken.has(item.id) ? item.id : (last += 1);
    taken.add(id);
    return { id, ...read(item) };
  });
}

const readEntries = (list: ResumeListName, stored: unknown, onCut: () => void) =>
  itemsOf(stored, (entry) => textsOf<object>(entry, LIST_FIELDS[list], onCut));

/** The entries of a list. */
export const decodeList =
  <List extends ResumeListName>(list: List): Decode<ResumeLists[List]> =>
  (raw, onCut) =>
    readEntries(list, JSON.parse(raw), onCut) as ResumeLists[List];

export const decodeOwnSections: Decode<OwnSection[]> = (raw, onCut) =>
  itemsOf(JSON.parse(raw), ({ heading, entries }) => ({
    heading: textWithin(HEADING, onCut)(heading),
    entries: readEntries('workExperiences', entries, onCut) as WorkExperience[],
  }));

export const decodePhotoFile: Decode<PhotoFile | null> = (raw) => {
  const { name, size, type } = asRecord(JSON.parse(raw));
  assertValid(Number.isFinite(size));
  return { name: asText(name), size: size as number, type: asText(type) };
};

/** A stored value if it is one of these, or else the usual one. */
const oneOf = <Value>(values: readonly Value[], stored: unknown, usual: Value): Value =>
  values.find((value) => value === stored) ?? usual;

export const decodeDesign: Decode<ResumeDesign> = (raw, onCut) =>
  designFrom(asRecord(JSON.parse(raw)), (headings) => textsUnder(headings, textWithin(HEADING, onCut)));

export const decodeLayout: Decode<ResumeLayout> = (raw) => {
  const { paper, isFitted, isPlain } = asRecord(JSON.parse(raw));
  return {
    paper: oneOf(PAPER_NAMES, paper, DEFAULT_LAYOUT.paper),
    isFitted: isFitted === true,
    isPlain: isPlain === true,
  };
};

/** Formats and languages that no longer exist fall back to the default. */
export const decodePostOptions: Decode<PostOptions> = (raw) => {
  const { format, languages } = asRecord(JSON.parse(raw));
  const chosen = asRecord(languages);
  return {
    format: oneOf(POSTER_FORMATS, format, DEFAULT_POST_OPTIONS.format),
    languages: Object.fromEntries(
      POST_FLOW_NAMES.map((flow) => [
        flow,
        oneOf(LANGUAGE_CHOICES, chosen[flow], DEFAULT_POST_OPTIONS.languages[flow]),
      ]),
    ) as PostOptions['languages'],
  };
};
