import { POSTER_FORMATS } from '../domain/posts/formats';
import { LANGUAGE_CHOICES } from '../domain/posts/languages';
import { POST_FLOW_NAMES } from '../domain/posts/occasions';
import { DEFAULT_POST_OPTIONS, type PostOptions } from '../domain/posts/options';
import { fieldNames, type FieldSpecs, type FieldType } from '../domain/fields';
import type {
  PersonalInfo,
  PhotoFile,
  ResumeListName,
  ResumeLists,
  ResumeOrigin,
} from '../domain/resume/entities';
import { LIST_FIELDS } from '../domain/resume/resumeFields';
import { DEFAULT_LAYOUT, PAPER_NAMES, type ResumeLayout } from '../domain/resume/layout';
import { nextId } from '../domain/resume/lists';
import { wellFormed } from '../domain/text';
import { REMEMBERED_FLOWS, type FlowId } from '../../machines';
import { initialFlows, restoredRecord, type FlowRecord, type FlowsState } from './flows';

/** Parses a stored text. @throws if it is invalid; then only this key is ignored */
export type Decode<Value> = (raw: string) => Value;

type UnknownRecord = Record<string, unknown>;

/** Without a message: the mirror ignores the key of a decoder that throws. */
function assertValid(isValid: boolean): asserts isValid {
  if (!isValid) throw new TypeError();
}

function asRecord(value: unknown): UnknownRecord {
  assertValid(typeof value === 'object' && value !== null && !Array.isArray(value));
  return value as UnknownRecord;
}

/** A typed value as text; older versions may have stored numbers. */
function asText(value: unknown): string {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'number') return String(value);
  assertValid(value === undefined || value === null);
  return '';
}

/** The named texts of a stored object; missing fields become empty, and unknown ones are dropped. */
function textsOf<Names extends string>(value: unknown, names: readonly Names[]): Record<Names, string> {
  const record = asRecord(value);
  return Object.fromEntries(names.map((name) => [name, asText(record[name])])) as Record<Names, string>;
}

export const decodeText: Decode<string> = wellFormed;

/** A picture as a data URL, or empty. Any other text would make the page request it as a URL. */
const decodePicture: Decode<string> = (raw) => {
  assertValid(raw === '' || raw.startsWith('data:image/'));
  return raw;
};

const decodeNumberText: Decode<string> = (raw) => {
  assertValid(Number.isFinite(Number(raw)));
  return raw;
};

/** The decoder for a field of this type. */
export function decoderOf(type: FieldType | undefined): Decode<string> {
  if (type === 'image') return decodePicture;
  return type === 'number' ? decodeNumberText : decodeText;
}

export function decodePersonalInfo(initial: PersonalInfo): Decode<PersonalInfo> {
  const names = Object.keys(initial) as (keyof PersonalInfo)[];
  return (raw) => textsOf(JSON.parse(raw), names);
}

export const decodeOrigin: Decode<ResumeOrigin> = (raw) => {
  const stored = asRecord(JSON.parse(raw));
  return textsOf(stored, Object.keys(stored));
};

/** The texts of an entry; clears invalid numbers, which browsers would not show in a number input either. */
function fieldsOf(entry: unknown, list: ResumeListName): Record<string, string> {
  const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[list];
  const texts = Object.entries(textsOf(entry, fieldNames(specs)));
  return Object.fromEntries(
    texts.map(([name, text]) => [
      name,
      specs[name]?.type === 'number' && Number.isNaN(Number(text)) ? '' : text,
    ]),
  );
}

/** The entries of a list; missing or duplicate ids are replaced, because entries are looked up by id. */
export function decodeList<List extends ResumeListName>(list: List): Decode<ResumeLists[List]> {
  return (raw) => {
    const stored: unknown = JSON.parse(raw);
    assertValid(Array.isArray(stored));
    const items: { id: number }[] = [];
    for (const entry of stored as unknown[]) {
      const { id } = asRecord(entry);
      const isFree = Number.isSafeInteger(id) && items.every((item) => item.id !== id);
      items.push({ id: isFree ? (id as number) : nextId(items), ...fieldsOf(entry, list) });
    }
    return items as ResumeLists[List];
  };
}

export const decodePhotoFile: Decode<PhotoFile | null> = (raw) => {
  const { name, size, type } = asRecord(JSON.parse(raw));
  assertValid(Number.isFinite(size));
  return { name: asText(name), size: size as number, type: asText(type) };
};

export const decodeLayout: Decode<ResumeLayout> = (raw) => {
  const { paper, isFitted, isPlain } = asRecord(JSON.parse(raw));
  const known = PAPER_NAMES.find((name) => name === paper) ?? DEFAULT_LAYOUT.paper;
  return { paper: known, isFitted: isFitted === true, isPlain: isPlain === true };
};

/** Formats and languages that no longer exist fall back to the default. */
export const decodePostOptions: Decode<PostOptions> = (raw) => {
  const { format, languages } = asRecord(JSON.parse(raw));
  const chosen = asRecord(languages);
  return {
    format: POSTER_FORMATS.find((name) => name === format) ?? DEFAULT_POST_OPTIONS.format,
    languages: Object.fromEntries(
      POST_FLOW_NAMES.map((flow) => [
        flow,
        LANGUAGE_CHOICES.find((language) => language === chosen[flow]) ??
          DEFAULT_POST_OPTIONS.languages[flow],
      ]),
    ) as PostOptions['languages'],
  };
};

/**
 * The remembered flows; those without a stored state, or whose state no longer exists, are in their initial one. A state is
 * kept even if what its history remembers no longer exists.
 */
export const decodeFlows: Decode<FlowsState> = (raw) => {
  const stored = asRecord(JSON.parse(raw));
  const restored = REMEMBERED_FLOWS.map((flow): [FlowId, FlowRecord] => {
    const place = { ...asRecord(stored[flow] ?? {}), context: initialFlows[flow].context };
    const record = restoredRecord(flow, place) ?? restoredRecord(flow, { ...place, history: {} });
    return [flow, record ?? initialFlows[flow]];
  });
  return { ...initialFlows, ...Object.fromEntries(restored) };
};

/**
 * Encodes only flows that have left their initial state, without their context: it contains nothing that the store doesn't send
 * them again after a reload.
 */
export function encodeFlows(flows: FlowsState): string {
  const moved = REMEMBERED_FLOWS.filter((flow) => flows[flow] !== initialFlows[flow]);
  return JSON.stringify(
    Object.fromEntries(moved.map((flow) => [flow, { ...flows[flow], context: undefined }])),
  );
}
