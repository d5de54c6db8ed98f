import { createSlice, SHOULD_AUTOBATCH, type PayloadAction } from '@reduxjs/toolkit';
import { oncePerObject } from '../domain/oncePerObject';
import type {
  ItemFields,
  LetterTexts,
  ListItem,
  PersonalInfo,
  PhotoFile,
  ResumeData,
  ResumeDesign,
  ResumeListName,
} from '../domain/resume/entities';
import type { ResumeParts } from '../domain/resume/exchange/resumeParts';
import { blankItem, freeId, itemsIn, type EditedListName, type OwnPartName } from '../domain/resume/lists';
import { emptyResume, printableResume } from '../domain/resume/resume';

interface PersonalInfoChanged {
  readonly field: keyof PersonalInfo;
  readonly value: string;
}

/** A change of the letter or the design. Their fields load later than the store, so the action contains the words for the history. */
type PartChanged = {
  readonly label: string;
  /** A field, or the section that the design arranges. */
  readonly field: string;
  /** As `at` in `Typed`; a change without it is a step of its own. */
  readonly typedAt?: number;
} & (
  | { readonly part: 'letter'; readonly changes: LetterTexts }
  | { readonly part: 'design'; readonly changes: ResumeDesign }
);

/** An edit of an own section or of its entry. Their fields load later than the store, too. */
interface OwnChanged extends ListItem {
  readonly list: OwnPartName;
  readonly label: string;
  readonly changes: Readonly<Record<string, string>>;
}

/** An edit of one entry; a field of another list is a type error. */
export type ItemChanged =
  | {
      [List in ResumeListName]: { list: List; id: number; changes: Partial<ItemFields<List>> };
    }[ResumeListName]
  | OwnChanged;

/** Complete parts of a resume that is imported or opened; missing parts are left unchanged. */
interface ResumeImport {
  /** Names the step for the visitor: "resume.json imported". */
  readonly label: string;
  readonly parts: ResumeParts & Pick<ResumeData, 'kept'>;
}

interface Typed {
  /** Time of an edit, in ms since the Unix epoch; a pause starts a new undo step. */
  readonly at: number;
  /** The field shows it already, so the page follows after the next paint. */
  readonly [SHOULD_AUTOBATCH]: true;
}

function typed<Payload>(payload: Payload): { payload: Payload; meta: Typed } {
  return { payload, meta: { at: Date.now(), [SHOULD_AUTOBATCH]: true } };
}

/** The same object for the same resume, to avoid re-renders. */
const printableOnce = oncePerObject(printableResume);

export const resumeSlice = createSlice({
  name: 'resume',
  initialState: emptyResume,
  reducers: {
    personalInfoChanged: {
      prepare: typed<PersonalInfoChanged>,
      reducer(state, { payload }: PayloadAction<PersonalInfoChanged, string, Typed>) {
        state.personalInfo[payload.field] = payload.value;
      },
    },
    partChanged: {
      prepare: (payload: PartChanged) => ({
        payload,
        meta: { [SHOULD_AUTOBATCH]: payload.typedAt !== undefined },
      }),
      reducer: (state, { payload: { part, changes } }: PayloadAction<PartChanged>) => ({
        ...state,
        [part]: { ...state[part], ...changes },
      }),
    },
    itemAdded(state, { payload }: PayloadAction<{ list: EditedListName }>) {
      const { list } = payload;
      itemsIn(state, list).push(blankItem(list, freeId(state, list)));
    },
    itemChanged: {
      prepare: typed<ItemChanged>,
      reducer(state, { payload }: PayloadAction<ItemChanged, string, Typed>) {
        const item = itemsIn(state, payload.list).find(({ id }) => id === payload.id);
        if (item) Object.assign(item, payload.changes);
      },
    },
    /** With the title that the entry has in its list, for the toast. */
    itemRemoved(state, { payload }: PayloadAction<{ list: EditedListName; id: number; title: string }>) {
      const items = itemsIn(state, payload.list);
      const index = items.findIndex(({ id }) => id === payload.id);
      if (index >= 0) items.splice(index, 1);
    },
    /** Moves an entry to index `to`, clamped to the list. */
    itemMoved(state, { payload }: PayloadAction<{ list: EditedListName; id: number; to: number }>) {
      const items = itemsIn(state, payload.list);
      const from = items.findIndex(({ id }) => id === payload.id);
      const [item] = from >= 0 ? items.splice(from, 1) : [];
      if (item) items.splice(Math.min(Math.max(payload.to, 0), items.length), 0, item);
    },
    /** A single action, so that an import is atomic and one step of the history. */
    resumeImported: (state, { payload }: PayloadAction<ResumeImport>) => ({ ...state, ...payload.parts }),
    /** The tab keeps the resume up to date under this id from now on; no longer without one. */
    resumeKept(state, { payload }: PayloadAction<string | undefined>) {
      state.kept = payload;
    },
    /** Stores only name, size and type; the picture stays in memory, keyed by this object (`keepPortrait`). */
    photoChosen(state, { payload }: PayloadAction<PhotoFile | null>) {
      state.selectedPhoto = payload;
    },
  },
  selectors: {
    selectResume: (resume) => resume,
    selectPersonalInfo: (resume) => resume.personalInfo,
    selectPhotoFile: (resume) => resume.selectedPhoto,
    /** The resume without blank entries. */
    selectPrintableResume: printableOnce,
  },
});

export const {
  personalInfoChanged,
  partChanged,
  itemAdded,
  itemChanged,
  itemRemoved,
  itemMoved,
  resumeImported,
  resumeKept,
  photoChosen,
} = resumeSlice.actions;

export const { selectResume, selectPersonalInfo, selectPhotoFile, selectPrintableResume } =
  resumeSlice.selectors;
