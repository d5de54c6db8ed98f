import { fieldNames } from '../domain/fields';
import {
  BUSINESS_FIELDS,
  SOCIAL_FIELDS,
  type BusinessDetails,
  type SocialDetails,
} from '../domain/posts/details';
import type { PostOptions } from '../domain/posts/options';
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
import type { FlowsState } from './flows';
import {
  decodeFlows,
  decodeLayout,
  decodeList,
  decodePersonalInfo,
  decodePhotoFile,
  decodePostOptions,
  decoderOf,
  decodeText,
  encodeFlows,
  type Decode,
} from './sessionCodecs';

/** The part of the state that survives a reload of the tab. */
export interface MirroredState {
  readonly resume: ResumeData;
  readonly resumeLayout: ResumeLayout;
  readonly socialPost: SocialDetails;
  readonly businessPost: BusinessDetails;
  readonly postOptions: PostOptions;
  readonly flows: FlowsState;
}

/** Why a key could not be read or written. */
export interface StorageProblem {
  /** The session key. */
  readonly key: string;
  readonly kind: 'damaged' | 'full' | 'blocked';
}

/** Maps one session key to a part of the state. */
interface MirrorEntry {
  readonly key: string;
  /** The mirrored value; the reference changes only if the value does. */
  read(state: MirroredState): unknown;
  /** The text to store; undefined leaves the key alone. */
  encode(state: MirroredState): string | undefined;
  restore(state: MirroredState, raw: string): MirroredState;
}

function entry<Slice extends keyof MirroredState, Part extends keyof MirroredState[Slice]>(
  slice: Slice,
  part: Part,
  key: string,
  decode: Decode<MirroredState[Slice][Part]>,
): MirrorEntry {
  return {
    key,
    read: (state) => state[slice][part],
    encode: (state) => {
      const value = state[slice][part];
      return typeof value === 'string' ? value : JSON.stringify(value);
    },
    restore: (state, raw) => ({ ...state, [slice]: { ...state[slice], [part]: decode(raw) } }),
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
    encode: (state) => JSON.stringify(state[slice]),
    restore: (state, raw) => ({ ...state, [slice]: decode(raw) }),
  };
}

const photoMetadata = ({ selectedPhoto }: ResumeData): string =>
  selectedPhoto ? JSON.stringify(selectedPhoto) : '';

/**
 * `selectedPhoto` is primarily the logo's key; a resume photo stores its name, size and type there only while there is no
 * logo. The first character distinguishes them: a logo is a data URL, the photo's metadata a JSON object.
 */
const PHOTO_NOTE: MirrorEntry = {
  key: RESUME_KEYS.selectedPhoto,
  read: (state) => state.resume.selectedPhoto,
  encode: ({ resume, socialPost }) => {
    if (socialPost.selectedPhoto !== '') return undefined;
    return photoMetadata(resume);
  },
  restore: (state, raw) =>
    raw.startsWith('{')
      ? { ...state, resume: { ...state.resume, selectedPhoto: decodePhotoFile(raw) } }
      : state,
};

const LOGO: MirrorEntry = {
  ...entry('socialPost', 'selectedPhoto', SOCIAL_KEYS.selectedPhoto, decodeText),
  // Removing the logo frees the key for the photo.
  encode: ({ resume, socialPost }) => socialPost.selectedPhoto || photoMetadata(resume),
  restore: (state, raw) =>
    raw.startsWith('data:image/')
      ? { ...state, socialPost: { ...state.socialPost, selectedPhoto: raw } }
      : state,
};

/** All mirrored keys, derived from the domain's tables. */
function mirrorEntries(initial: MirroredState): readonly MirrorEntry[] {
  return [
    entry(
      'resume',
      'personalInfo',
      RESUME_KEYS.personalInfo,
      decodePersonalInfo(initial.resume.personalInfo),
    ),
    ...RESUME_LIST_NAMES.map((list) => entry('resume', list, RESUME_KEYS[list], decodeList(list))),
    ...fieldNames(SOCIAL_FIELDS)
      .filter((field) => field !== 'selectedPhoto')
      .map((field) => entry('socialPost', field, SOCIAL_KEYS[field], decodeText)),
    ...fieldNames(BUSINESS_FIELDS).map((field) =>
      entry('businessPost', field, BUSINESS_KEYS[field], decoderOf(BUSINESS_FIELDS[field].type)),
    ),
    PHOTO_NOTE,
    LOGO,
    whole('resumeLayout', RESUME_LAYOUT_KEY, decodeLayout),
    whole('postOptions', POST_OPTIONS_KEY, decodePostOptions),
    {
      key: FLOWS_KEY,
      read: ({ flows }) => flows,
      encode: ({ flows }) => encodeFlows(flows),
      restore: (state, raw) => ({ ...state, flows: decodeFlows(raw) }),
    },
  ];
}

function kindOf(error: unknown): StorageProblem['kind'] {
  return error instanceof Error && /quota/i.test(error.name) ? 'full' : 'blocked';
}

/** Reads the session keys once, then writes changed values, one key each. */
export interface SessionMirror {
  /** The initial state with everything restorable; damaged keys are reported and skipped. */
  restore(): MirroredState;
  /** Writes the keys whose value changed since they were last read or written. */
  write(state: Partial<MirroredState>): void;
}

/**
 * @param getStorage called on every access, because merely reading `window.sessionStorage` throws if storage is blocked
 * @param onProblem called for every key that could not be read or written; nothing is thrown
 */
export function createSessionMirror(
  getStorage: () => Storage,
  initial: MirroredState,
  onProblem: (problem: StorageProblem) => void,
): SessionMirror {
  const entries = mirrorEntries(initial);
  // Unchanged defaults are never written, so that a first visit leaves the storage empty.
  const written = new Map(entries.map((one) => [one, one.read(initial)]));

  const attempt = <Result>(key: string, access: (storage: Storage) => Result): Result | undefined => {
    try {
      return access(getStorage());
    } catch (error) {
      onProblem({ key, kind: kindOf(error) });
      return undefined;
    }
  };

  const restoreKey = (state: MirroredState, one: MirrorEntry): MirroredState => {
    const raw = attempt(one.key, (storage) => storage.getItem(one.key));
    if (raw === null || raw === undefined) return state;
    try {
      const restored = one.restore(state, raw);
      written.set(one, one.read(restored));
      return restored;
    } catch {
      onProblem({ key: one.key, kind: 'damaged' });
      return state;
    }
  };

  return {
    restore: () => entries.reduce(restoreKey, initial),
    write(staged) {
      const state = { ...initial, ...staged };
      for (const one of entries) {
        const value = one.read(state);
        if (written.get(one) === value) continue;
        // Also after a failure, so that only the next edit retries.
        written.set(one, value);
        const text = one.encode(state);
        if (text !== undefined) attempt(one.key, (storage) => storage.setItem(one.key, text));
      }
    },
  };
}
