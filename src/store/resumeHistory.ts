import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { ResumeData } from '../domain/resume/entities';
import { nextId } from '../domain/resume/lists';
import { revertChange, type ResumeChange } from '../domain/resume/revertChange';
import { infoOf, type HistoryStep, type StepInfo } from './historyStep';
import { resumeKept } from './resumeSlice';
import type { ToastsState } from './toastsSlice';

/** Oldest first in `past`, next first in `future`. */
interface ResumeHistory {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

/** Maximum number of steps; the oldest are dropped. */
export const HISTORY_MAX = 100;
/** Pause in ms after which typing in the same field starts a new step. */
export const TYPING_PAUSE_MS = 1000;
/** Typed characters from which a deletion or replacement starts a new step: a word may still be corrected within one. */
const TYPED_MAX = 20;

export const undone = createAction('resume/undone');
export const redone = createAction('resume/redone');
/** Undoes the step with this id: the last one as `undone` does, an earlier one without undoing those after it. */
export const stepUndone = createAction<number>('resume/stepUndone');

const EMPTY: ResumeHistory = { past: [], future: [] };

/** Only reserves the key: `withResumeHistory` writes it, because a step needs the resume before and after. */
export const resumeHistoryReducer: Reducer<ResumeHistory> = (history = EMPTY) => history;

/** Whether one text is the other with characters added in one place. */
function isInsertion(before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  return after.slice(start).endsWith(before.slice(start));
}

/**
 * The last step if an edit is to extend it: same field, no pause, no undo in between, and it takes nothing from a sentence that
 * the step has added, because Undo would not bring that back.
 */
function continuedStep(
  { past, future }: ResumeHistory,
  { place, typedAt }: StepInfo,
  after: ResumeChange,
): HistoryStep | undefined {
  const last = past.at(-1);
  if (future.length > 0 || typedAt === undefined || last?.typedAt === undefined) return undefined;
  const typed = JSON.stringify(last.after);
  const isContinued =
    typedAt - last.typedAt < TYPING_PAUSE_MS &&
    JSON.stringify(place) === JSON.stringify(last.place) &&
    (typed.length - JSON.stringify(last.before).length < TYPED_MAX ||
      isInsertion(typed, JSON.stringify(after)));
  return isContinued ? last : undefined;
}

interface WithHistory {
  readonly resume: ResumeData;
  readonly resumeHistory: ResumeHistory;
  readonly toasts: ToastsState;
}

/** Adds the change from the resume `before` as a step, or extends the last one. */
function recorded<State extends WithHistory>(before: ResumeData, state: State, info: StepInfo): State {
  const { resume, resumeHistory: history } = state;
  const parts = Object.keys({ ...before, ...resume }) as (keyof ResumeData)[];
  const changed = parts.filter((part) => before[part] !== resume[part]);
  if (changed.length === 0) return state;
  const partsOf = (whole: ResumeData): ResumeChange =>
    Object.fromEntries(changed.map((part) => [part, whole[part]]));
  const after = partsOf(resume);
  const continued = continuedStep(history, info, after);
  const step: HistoryStep = {
    id: nextId([...history.past, ...history.future]),
    before: partsOf(before),
    ...continued,
    ...info,
    after,
  };
  const kept = history.past.filter((one) => one !== continued);
  return { ...state, resumeHistory: { past: [...kept, step].slice(-HISTORY_MAX), future: [] } };
}

const withParts = <State extends WithHistory>(
  state: State,
  parts: ResumeChange,
  resumeHistory: ResumeHistory,
): State => ({ ...state, resume: { ...state.resume, ...parts }, resumeHistory });

function undo<State extends WithHistory>(state: State): State {
  const { past, future } = state.resumeHistory;
  const step = past.at(-1);
  return step ? withParts(state, step.before, { past: past.slice(0, -1), future: [step, ...future] }) : state;
}

function redo<State extends WithHistory>(state: State): State {
  const { past, future } = state.resumeHistory;
  const [step, ...rest] = future;
  return step ? withParts(state, step.after, { past: [...past, step], future: rest }) : state;
}

/** Whether a step happened and no later one reverts it. */
const isInEffect = ({ past }: ResumeHistory, id: unknown): boolean =>
  past.some((step) => step.id === id) && !past.some(({ reverts }) => reverts === id);

function undoStep<State extends WithHistory>(state: State, id: number): State {
  const { past } = state.resumeHistory;
  const step = past.find((one) => one.id === id);
  if (!step || !isInEffect(state.resumeHistory, id)) return state;
  if (step === selectNextUndo(state)) return undo(state);
  const earlier = past.map(({ before }) => before).toReversed();
  const resume = revertChange(step.before, step.after, state.resume, earlier);
  const info = { label: `${step.label}, undone`, place: step.place, reverts: id };
  return recorded(state.resume, { ...state, resume }, info);
}

/** Closes toasts whose step is no longer in effect, because their Undo would do nothing. */
function withoutStaleToasts<State extends WithHistory>(state: State): State {
  const shown = state.toasts.shown.filter(
    ({ action: { dispatches } = {} }) =>
      !stepUndone.match(dispatches) || isInEffect(state.resumeHistory, dispatches.payload),
  );
  return shown.length === state.toasts.shown.length
    ? state
    : { ...state, toasts: { ...state.toasts, shown } };
}

function withHistory<State extends WithHistory>(
  before: ResumeData,
  state: State,
  action: UnknownAction,
): State {
  if (undone.match(action)) return undo(state);
  if (redone.match(action)) return redo(state);
  if (stepUndone.match(action)) return undoStep(state, action.payload);
  // Undo reverts what was typed or opened, never that it is kept.
  if (resumeKept.match(action)) return state;
  return before === state.resume ? state : recorded(before, state, infoOf(action));
}

/**
 * Records the changed parts of the resume before and after every change. They are shared with the adjacent states, so even 100
 * steps need little memory.
 */
export function withResumeHistory<State extends WithHistory>(
  reducer: Reducer<State, UnknownAction, Partial<State>>,
): Reducer<State, UnknownAction, Partial<State>> {
  return (state, action) => {
    const reduced = reducer(state, action);
    // Missing until the tools are open.
    const before = (state as State | undefined)?.resume;
    if (before === undefined) return reduced;
    const after = withHistory(before, reduced, action);
    return after.resumeHistory === reduced.resumeHistory ? after : withoutStaleToasts(after);
  };
}

type HistoryState = Pick<WithHistory, 'resumeHistory'>;

export const selectNextUndo = ({ resumeHistory }: HistoryState): HistoryStep | undefined =>
  resumeHistory.past.at(-1);
export const selectNextRedo = ({ resumeHistory }: HistoryState): HistoryStep | undefined =>
  resumeHistory.future[0];
