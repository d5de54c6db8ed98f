import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { changedDesign, type DesignChanges } from '../domain/resume/design';
import type {
  ItemFields,
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

export interface PersonalInfoChanged {
  readonly field: keyof PersonalInfo;
  readonly value: string;
}

/** An edit of the letter. Its fields load later than the store, so the edit brings the label along. */
export interface LetterChanged {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** A change of the design. Where it is made loads later than the store, too, and brings its name along: "Section hidden". */
export interface DesignChanged {
  readonly label: string;
  /** What it is about: a section, or a part of the design. */
  readonly field: string;
  readonly changes: DesignChanges;
}

/** An edit of an own section or of its entry. Their fields load later than the store, too. */
export interface OwnChanged extends ListItem {
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
export interface ResumeImport {
  /** Names the step for the visitor: "resume.json imported". */
  readonly label: string;
  readonly parts: ResumeParts & Pick<ResumeData, 'kept'>;
}

/** Time of an edit, in ms since the Unix epoch; a pause starts a new undo step. */
interface TypedAt {
  readonly at: number;
}

function withTime<Payload>(payload: Payload): { payload: Payload; meta: TypedAt } {
  return { payload, meta: { at: Date.now() } };
}

const NO_DESIGN: ResumeDesign = {};

const printables = new WeakMap<ResumeData, ResumeData>();

/** Memoizes `printableResume` by state, to avoid re-renders. */
function printableOnce(resume: ResumeData): ResumeData {
  const printable = printables.get(resume) ?? printableResume(resume);
  printables.set(resume, printable);
  return printable;
}

export const resumeSlice = createSlice({
  name: 'resume',
  initialState: emptyResume,
  reducers: {
    personalInfoChanged: {
      prepare: withTime<PersonalInfoChanged>,
      reducer(state, { payload }: PayloadAction<PersonalInfoChanged, string, TypedAt>) {
        state.personalInfo[payload.field] = payload.value;
      },
    },
    letterChanged: {
      prepare: withTime<LetterChanged>,
      reducer(state, { payload }: PayloadAction<LetterChanged, string, TypedAt>) {
        state.letter = { ...state.letter, [payload.field]: payload.value };
      },
    },
    designChanged: {
      prepare: withTime<DesignChanged>,
      reducer(state, { payload }: PayloadAction<DesignChanged, string, TypedAt>) {
        return { ...state, design: changedDesign(state.design ?? {}, payload.changes) };
      },
    },
    itemAdded(state, { payload }: PayloadAction<{ list: EditedListName }>) {
      const { list } = payload;
      itemsIn(state, list).push(blankItem(list, freeId(state, list)));
    },
    itemChanged: {
      prepare: withTime<ItemChanged>,
      reducer(state, { payload }: PayloadAction<ItemChanged, string, TypedAt>) {
        const item = itemsIn(state, payload.list).find(({ id }) => id === payload.id);
        if (item) Object.assign(item, payload.changes);
      },
    },
    itemRemoved(state, { payload }: PayloadAction<{ list: EditedListName; id: number }>) {
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
    selectDesign: ({ design = NO_DESIGN }) => design,
    selectPersonalInfo: (resume) => resume.personalInfo,
    selectPhotoFile: (resume) => resume.selectedPhoto,
    /** The resume without blank entries. */
    selectPrintableResume: printableOnce,
  },
});

export const {
  personalInfoChanged,
  letterChanged,
  designChanged,
  itemAdded,
  itemChanged,
  itemRemoved,
  itemMoved,
  resumeImported,
  resumeKept,
  photoChosen,
} = resumeSlice.actions;

export const { selectResume, selectDesign, selectPersonalInfo, selectPhotoFile, selectPrintableResume } =
  resumeSlice.selectors;
