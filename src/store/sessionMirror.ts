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
  RESUME_KEPT_KEY,
  RESUME_KEYS,
  RESUME_LAYOUT_KEY,
  RESUME_ORIGIN_KEY,
  SOCIAL_KEYS,
} from '../domain/sessionKeys';
import { wellFormed } from '../domain/text';
import type { FlowsState } from './flows';
import {
  decodeFlows,
  decodeLayout,
  decodeList,
  decodeOrigin,
  decodePersonalInfo,
  decodePhotoFile,
  decodePostOptions,
  decoderOf,
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

/** Maps one session key to a part of the state. */
interface MirrorEntry {
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
const encodeValue = (value: unknown): string =>
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
  read: ({ socialPost, resume }) => socialPost.selectedPhoto || (resume.selectedPhoto ?? ''),
  restore: (state, raw, onCut) => {
    if (raw.startsWith('{'))
      return { ...state, resume: { ...state.resume, selectedPhoto: decodePhotoFile(raw, onCut) } };
    if (!raw.startsWith('data:image/')) return state;
    return { ...state, socialPost: { ...state.socialPost, selectedPhoto: raw } };
  },
};

/** All mirrored keys, derived from the domain's tables. */
function mirrorEntries(): readonly MirrorEntry[] {
  return [
    entry('resume', 'personalInfo', RESUME_KEYS.personalInfo, decodePersonalInfo),
    entry('resume', 'origin', RESUME_ORIGIN_KEY, decodeOrigin),
    {
      ...entry('resume', 'kept', RESUME_KEPT_KEY, (raw) => raw || undefined),
      read: ({ resume }) => resume.kept ?? '',
    },
    ...RESUME_LIST_NAMES.map((list) => entry('resume', list, RESUME_KEYS[list], decodeList(list))),
    ...fieldNames(SOCIAL_FIELDS)
      .filter((field) => field !== 'selectedPhoto')
      .map((field) => entry('socialPost', field, SOCIAL_KEYS[field], decoderOf(SOCIAL_FIELDS[field]))),
    ...fieldNames(BUSINESS_FIELDS).map((field) =>
      entry('businessPost', field, BUSINESS_KEYS[field], decoderOf(BUSINESS_FIELDS[field])),
    ),
    LOGO_OR_PHOTO,
    whole('resumeLayout', RESUME_LAYOUT_KEY, decodeLayout),
    whole('postOptions', POST_OPTIONS_KEY, decodePostOptions),
    { ...whole('flows', FLOWS_KEY, decodeFlows), encode: ({ flows }) => encodeFlows(flows) },
  ];
}

/** A damaged key is skipped. */
function withStored(state: MirroredState, one: MirrorEntry, raw: string, onCut: () => void): MirroredState {
  try {
    return one.restore(state, raw, onCut);
  } catch {
    return state;
  }
}

/** The state with every stored key, and the entries whose texts were longer than their fields allow. */
function restoreAll(
  entries: readonly MirrorEntry[],
  initial: MirroredState,
  load: (key: string) => string | null,
) {
  const cut = new Set<MirrorEntry>();
  const restored = entries.reduce((state, one) => {
    const raw = load(one.key);
    return raw === null ? state : withStored(state, one, raw, () => cut.add(one));
  }, initial);
  return { restored, cut };
}

/** A storage engine for redux-persist that spreads the state over the session keys. */
export interface SessionMirror {
  /** The initial state plus everything that can be restored. Synchronous; see README.md. */
  getItem(): MirroredState;
  /** Writes the keys whose value changed since they were last read or written, and those that failed before. */
  setItem(name: string, staged: Partial<MirroredState>): Promise<void>;
  removeItem(): Promise<void>;
  /** Tries again to write the keys that failed. */
  retry(): void;
}

/**
 * @param getStorage called on every access, because merely reading `window.sessionStorage` throws if storage is blocked
 * @param onSavable called when the storage turns out to be full or blocked, and when everything is saved again
 * @param onCut called when texts were restored that are longer than their fields allow, and so were shortened
 */
export function createSessionMirror(
  getStorage: () => Storage,
  initial: MirroredState,
  onSavable: (isSavable: boolean) => void,
  onCut: () => void,
): SessionMirror {
  const entries = mirrorEntries();
  // Unchanged defaults are never written, so that a first visit leaves the storage empty.
  const written = new Map(entries.map((one) => [one, one.read(initial)]));
  let latest = initial;
  let isSavable = true;

  const report = (now: boolean): void => {
    if (now !== isSavable) onSavable(now);
    isSavable = now;
  };

  const load = (key: string): string | null => {
    try {
      return getStorage().getItem(key);
    } catch {
      report(false);
      return null;
    }
  };

  const save = (one: MirrorEntry): boolean => {
    const value = one.read(latest);
    try {
      getStorage().setItem(one.key, one.encode?.(latest) ?? encodeValue(value));
      written.set(one, value);
      return true;
    } catch {
      return false;
    }
  };

  const saveChanged = (): void => {
    const changed = entries.filter((one) => written.get(one) !== one.read(latest));
    const failed = changed.filter((one) => !save(one));
    // A key that failed may fit now that later ones have become shorter.
    if (changed.length > 0) report(!failed.map(save).includes(false));
  };

  return {
    getItem() {
      const { restored, cut } = restoreAll(entries, initial, load);
      // What was cut counts as unwritten, so that the next edit replaces it, and a reload does not report it again.
      for (const one of entries) written.set(one, cut.has(one) ? undefined : one.read(restored));
      if (cut.size > 0) onCut();
      return (latest = restored);
    },
    setItem(_name, staged) {
      latest = { ...initial, ...staged };
      saveChanged();
      return Promise.resolve();
    },
    removeItem() {
      entries.forEach(({ key }) => getStorage().removeItem(key));
      return Promise.resolve();
    },
    retry: saveChanged,
  };
}
