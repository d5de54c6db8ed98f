import { fieldNames } from '../domain/fields';
import { BUSINESS_FIELDS, SOCIAL_FIELDS, type PostDetails } from '../domain/posts/details';
import type { PostOptions } from './postOptionsSlice';
import type { ResumeData } from '../domain/resume/entities';
import type { ResumeLayout } from '../domain/resume/layout';
import { RESUME_LIST_NAMES } from '../domain/resume/lists';
import {
  BUSINESS_KEYS,
  FLOWS_KEY,
  POST_OPTIONS_KEY,
  RESUME_KEYS,
  RESUME_LAYOUT_KEY,
  SOCIAL_KEYS,
} from '../domain/sessionKeys';
import { wellFormed } from '../domain/text';
import { decodeFlows, encodeFlows } from './flowCodecs';
import type { FlowsState } from './flows';
import {
  decodeDesign,
  decodeLayout,
  decodeLetter,
  decodeList,
  decodeOrigin,
  decodeOwnSections,
  decodePersonalInfo,
  decodePhotoFile,
  decodePostOptions,
  decoderOf,
  type Decode,
} from './sessionCodecs';

/** The part of the state that survives a reload of the tab. */
export interface MirroredState {
  readonly resume: ResumeData;
  readonly resumeLayout: ResumeLayout;
  readonly postDetails: PostDetails;
  readonly postOptions: PostOptions;
  readonly flows: FlowsState;
}

/** Maps one session key to a part of the state. */
export interface MirrorEntry {
  readonly key: string;
  /** The mirrored value; the reference changes only if the value does. */
  read(state: MirroredState): unknown;
  /** The text to store, if it isn't simply the encoded value. */
  encode?(state: MirroredState): string;
  /** @param onCut called if the text is longer than the form allows */
  restore(state: MirroredState, raw: string, onCut: () => void): MirroredState;
}

/** A replacer for `JSON.stringify`, which would keep half an emoji as an escape. */
const repaired = (_name: string, part: unknown): unknown =>
  typeof part === 'string' ? wellFormed(part) : part;

/** Leaves the texts of the post forms unquoted and encodes everything else as JSON. */
export const encodeValue = (value: unknown): string =>
  typeof value === 'string' ? wellFormed(value) : JSON.stringify(value, repaired);

function entry<Slice extends keyof MirroredState, Part extends keyof MirroredState[Slice]>(
  slice: Slice,
  part: Part,
  key: string,
  decode: Decode<MirroredState[Slice][Part]>,
): MirrorEntry {
  return {
    key,
    read: (state) => state[slice][part],
    restore: (state, raw, onCut) => ({
      ...state,
      [slice]: { ...state[slice], [part]: decode(raw, onCut) },
    }),
  };
}

/** Mirrors a whole slice under one key. */
function whole<Slice extends keyof MirroredState>(
  slice: Slice,
  key: string,
  decode: Decode<MirroredState[Slice]>,
): MirrorEntry {
  return {
    key,
    read: (state) => state[slice],
    restore: (state, raw, onCut) => ({ ...state, [slice]: decode(raw, onCut) }),
  };
}

/**
 * `selectedPhoto` is primarily the logo's key; a resume photo stores its name, size and type there only while there is no
 * logo. The first character distinguishes them: a logo is a data URL, the photo's metadata a JSON object.
 */
const LOGO_OR_PHOTO: MirrorEntry = {
  key: SOCIAL_KEYS.selectedPhoto,
  read: ({ postDetails, resume }) => postDetails.selectedPhoto || (resume.selectedPhoto ?? ''),
  restore: (state, raw, onCut) => {
    if (raw.startsWith('{'))
      return { ...state, resume: { ...state.resume, selectedPhoto: decodePhotoFile(raw, onCut) } };
    if (!raw.startsWith('data:image/')) return state;
    return { ...state, postDetails: { ...state.postDetails, selectedPhoto: raw } };
  },
};

const POST_FIELDS = { ...SOCIAL_FIELDS, ...BUSINESS_FIELDS };
const POST_KEYS = { ...SOCIAL_KEYS, ...BUSINESS_KEYS };

/** All mirrored keys, derived from the domain's tables. */
export function mirrorEntries(): readonly MirrorEntry[] {
  return [
    entry('resume', 'personalInfo', RESUME_KEYS.personalInfo, decodePersonalInfo),
    entry('resume', 'origin', RESUME_KEYS.origin, decodeOrigin),
    entry('resume', 'letter', RESUME_KEYS.letter, decodeLetter),
    entry('resume', 'ownSections', RESUME_KEYS.ownSections, decodeOwnSections),
    entry('resume', 'design', RESUME_KEYS.design, decodeDesign),
    {
      ...entry('resume', 'kept', RESUME_KEYS.kept, (raw) => wellFormed(raw) || undefined),
      read: ({ resume }) => resume.kept ?? '',
    },
    ...RESUME_LIST_NAMES.map((list) => entry('resume', list, RESUME_KEYS[list], decodeList(list))),
    ...fieldNames(POST_FIELDS)
      .filter((field) => field !== 'selectedPhoto')
      .map((field) => entry('postDetails', field, POST_KEYS[field], decoderOf(POST_FIELDS[field]))),
    LOGO_OR_PHOTO,
    whole('resumeLayout', RESUME_LAYOUT_KEY, decodeLayout),
    whole('postOptions', POST_OPTIONS_KEY, decodePostOptions),
    { ...whole('flows', FLOWS_KEY, decodeFlows), encode: ({ flows }) => encodeFlows(flows) },
  ];
}
