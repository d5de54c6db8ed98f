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

/** The parts of a resume that a step changed, before or after it. */
type Parts = Partial<Omit<ResumeData, 'selectedPhoto'>>;

/** One undoable step. */
export interface HistoryStep {
  /** Label for buttons and screen readers: "Company", "Job removed". */
  readonly label: string;
  /** The changed place; null if the step affects the whole resume. */
  readonly place: ResumePlace | null;
  /** Time of the last keystroke in this step, in ms since the Unix epoch; null if it isn't typing. */
  readonly typedAt: number | null;
  readonly before: Parts;
  readonly after: Parts;
}

/** Oldest first in `past`, next first in `future`. */
export interface ResumeHistory {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

/** Maximum number of steps; the oldest are dropped. */
export const HISTORY_MAX = 100;
/** Pause in ms after which typing in the same field starts a new step. */
export const TYPING_PAUSE_MS = 1000;

export const undone = createAction('resume/undone');
export const redone = createAction('resume/redone');
/** Undoes everything back to and including the last import; all of it can be redone. */
export const importUndone = createAction('resume/importUndone');

const EMPTY: ResumeHistory = { past: [], future: [] };

/** Only reserves the key: `withResumeHistory` writes it, because a step needs the resume before and after. */
export const resumeHistoryReducer: Reducer<ResumeHistory> = (history = EMPTY) => history;

type Fact = Pick<HistoryStep, 'label' | 'place' | 'typedAt'>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Describes an action for the history. */
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

/** The parts that an action changed; undefined if it changed nothing undoable. */
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

/** Whether to merge an edit into the last step: same field, no pause, and no undo in between. */
function continues({ past, future }: ResumeHistory, fact: Fact): boolean {
  const last = past.at(-1);
  if (!last || future.length > 0 || fact.typedAt === null || last.typedAt === null) return false;
  return (
    fact.typedAt - last.typedAt < TYPING_PAUSE_MS && JSON.stringify(fact.place) === JSON.stringify(last.place)
  );
}

/** Adds a step, or extends the last one. */
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

/** Only imports affect the whole resume. */
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
 * Records every change of the resume as its changed parts, before and after. They are shared with the adjacent states, so
 * even 100 steps need little memory.
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

export const selectNextUndo = ({ resumeHistory }: HistoryState): HistoryStep | undefined =>
  resumeHistory.past.at(-1);
export const selectNextRedo = ({ resumeHistory }: HistoryState): HistoryStep | undefined =>
  resumeHistory.future[0];
