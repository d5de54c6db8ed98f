import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { LIST_FIELDS, PERSONAL_FIELDS, type ResumeData } from '../domain/resume/entities';
import type { FieldSpecs } from '../domain/fields';
import { LIST_SPECS, RESUME_LIST_NAMES } from '../domain/resume/lists';
import type { ResumePlace } from '../domain/resume/places';
import {
  itemAdded,
  itemChanged,
  itemMoved,
  itemRemoved,
  itemRestored,
  personalInfoChanged,
  resumeImported,
} from './resumeSlice';

/** The parts of a resume that a step changed, as they were or as they became. */
type Parts = Partial<Omit<ResumeData, 'selectedPhoto'>>;

/** One thing that can be undone. */
export interface HistoryStep {
  /** What was done, for a button and a screen reader: "Company", "Job removed". */
  readonly label: string;
  /** Where it was done; null where it was everywhere. */
  readonly place: ResumePlace | null;
  /** When something was typed last in this step, in ms since 1970; null where it was no typing. */
  readonly typedAt: number | null;
  readonly before: Parts;
  readonly after: Parts;
}

/** Oldest first in `past`, next first in `future`. */
export interface ResumeHistory {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

/** More steps than these are forgotten, the oldest first. */
export const HISTORY_MAX = 100;
/** Typing in the same field goes on in the same step until nothing was typed for this long, in ms. */
export const TYPING_PAUSE_MS = 1000;

export const undone = createAction('resume/undone');
export const redone = createAction('resume/redone');
/** Back to before the last import, whatever was typed since; all of it can be redone. */
export const importUndone = createAction('resume/importUndone');

const EMPTY: ResumeHistory = { past: [], future: [] };

/** Only the state's place: `withResumeHistory` writes it, because a step is made of the resume before and after. */
export const resumeHistoryReducer: Reducer<ResumeHistory> = (history = EMPTY) => history;

type Fact = Pick<HistoryStep, 'label' | 'place' | 'typedAt'>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an action is called in the history. */
function factOf(action: UnknownAction): Fact {
  if (personalInfoChanged.match(action)) {
    const { field } = action.payload;
    return {
      label: PERSONAL_FIELDS[field].label,
      place: { part: 'personalInfo', field },
      typedAt: action.meta.at,
    };
  }
  if (itemChanged.match(action)) {
    const { list, id, changes } = action.payload;
    const [field = ''] = Object.keys(changes);
    const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[list];
    return { label: specs[field]?.label ?? '', place: { part: list, id, field }, typedAt: action.meta.at };
  }
  const change = [itemAdded, itemRemoved, itemMoved, itemRestored].find(({ match }) => match(action));
  if (change) {
    const { list, id, item } = action.payload as {
      list: keyof typeof LIST_SPECS;
      id?: number;
      item?: { id: number };
    };
    const entry = id ?? item?.id;
    return {
      label: `${capital(LIST_SPECS[list].noun)} ${DONE[change.type] ?? ''}`,
      place: entry === undefined ? { part: list } : { part: list, id: entry },
      typedAt: null,
    };
  }
  const label = resumeImported.match(action) ? `Import of ${action.payload.source}` : 'Change';
  return { label, place: null, typedAt: null };
}

const DONE: Readonly<Record<string, string>> = {
  [itemAdded.type]: 'added',
  [itemRemoved.type]: 'removed',
  [itemMoved.type]: 'moved',
  [itemRestored.type]: 'put back',
};

/** The parts that an action changed; undefined where it changed none that can be undone. */
function changedParts(
  before: ResumeData,
  after: ResumeData,
): Pick<HistoryStep, 'before' | 'after'> | undefined {
  const names = (['personalInfo', ...RESUME_LIST_NAMES] as const).filter(
    (name) => before[name] !== after[name],
  );
  if (names.length === 0) return undefined;
  const pick = (resume: ResumeData): Parts => Object.fromEntries(names.map((name) => [name, resume[name]]));
  return { before: pick(before), after: pick(after) };
}

/** Whether a step goes on in the last one: the same field, without a pause, and nothing undone in between. */
function continues({ past, future }: ResumeHistory, fact: Fact): boolean {
  const last = past.at(-1);
  if (!last || future.length > 0 || fact.typedAt === null || last.typedAt === null) return false;
  return (
    fact.typedAt - last.typedAt < TYPING_PAUSE_MS && JSON.stringify(fact.place) === JSON.stringify(last.place)
  );
}

/** The history with one more step, or with its last step gone on. */
function recorded(
  history: ResumeHistory,
  fact: Fact,
  parts: Pick<HistoryStep, 'before' | 'after'>,
): ResumeHistory {
  const last = history.past.at(-1);
  const isContinued = last !== undefined && continues(history, fact);
  const step: HistoryStep = { ...fact, ...parts, ...(isContinued && { before: last.before }) };
  const kept = isContinued ? history.past.slice(0, -1) : history.past;
  return { past: [...kept, step].slice(-HISTORY_MAX), future: [] };
}

interface WithHistory {
  readonly resume: ResumeData;
  readonly resumeHistory: ResumeHistory;
}

function undo<State extends WithHistory>(state: State): State {
  const { past, future } = state.resumeHistory;
  const step = past.at(-1);
  if (!step) return state;
  return {
    ...state,
    resume: { ...state.resume, ...step.before },
    resumeHistory: { past: past.slice(0, -1), future: [step, ...future] },
  };
}

function redo<State extends WithHistory>(state: State): State {
  const { past, future } = state.resumeHistory;
  const [step, ...rest] = future;
  if (!step) return state;
  return {
    ...state,
    resume: { ...state.resume, ...step.after },
    resumeHistory: { past: [...past, step], future: rest },
  };
}

/** Only an import is everywhere. */
const isImport = ({ place }: HistoryStep): boolean => place === null;

function undoImport<State extends WithHistory>(state: State): State {
  if (!state.resumeHistory.past.some(isImport)) return state;
  const last = state.resumeHistory.past.at(-1);
  const before = undo(state);
  return last && isImport(last) ? before : undoImport(before);
}

const WAYS = [
  [undone, undo],
  [redone, redo],
  [importUndone, undoImport],
] as const;

/**
 * Remembers every change of the resume as the parts it changed, before and after. They are shared with the states around
 * them, so a hundred steps take little more than what was typed in them.
 */
export function withResumeHistory<State extends WithHistory>(
  reducer: Reducer<State, UnknownAction, Partial<State>>,
): Reducer<State, UnknownAction, Partial<State>> {
  return (state, action) => {
    const after = reducer(state, action);
    const way = WAYS.find(([wanted]) => wanted.match(action));
    if (way) return way[1](after);
    const before = (state as State | undefined)?.resume;
    if (before === undefined || before === after.resume) return after;
    const parts = changedParts(before, after.resume);
    if (!parts) return after;
    return { ...after, resumeHistory: recorded(after.resumeHistory, factOf(action), parts) };
  };
}

interface HistoryState {
  readonly resumeHistory: ResumeHistory;
}

/** What Undo would take back next, and what Redo would do again. */
export const selectNextUndo = ({ resumeHistory }: HistoryState): HistoryStep | undefined =>
  resumeHistory.past.at(-1);
export const selectNextRedo = ({ resumeHistory }: HistoryState): HistoryStep | undefined =>
  resumeHistory.future[0];
