import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { ResumeListName } from '../../src/domain/resume/entities';
import { RESUME_LIST_NAMES } from '../../src/domain/resume/lists';
import {
  HISTORY_MAX,
  redone,
  selectNextRedo,
  selectNextUndo,
  stepUndone,
  undone,
} from '../../src/store/resumeHistory';
import type { HistoryStep } from '../../src/store/historyStep';
import { initialState, rootReducer, type RootState } from '../../src/store/rootReducer';
import { itemAdded, partChanged, personalInfoChanged } from '../../src/store/resumeSlice';
import { resumeEdit, resumeStep, toastedStep } from './actions';
import { expectSame, property } from './property';

const undoOnce = (state: RootState) => rootReducer(state, undone());
const redoOnce = (state: RootState) => rootReducer(state, redone());

/** Entries are looked up by id. */
function expectUniqueIds({ resume }: RootState): void {
  for (const list of RESUME_LIST_NAMES) {
    const ids = resume[list].map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw new Error(`${list} has an id twice: ${ids.join(', ')}`);
  }
}

property(
  'undo followed by redo changes nothing, after any edits',
  fc.array(resumeStep, { minLength: 1, maxLength: 20, size: 'max' }),
  800,
  (steps) => {
    let state = initialState;
    for (const step of steps) {
      state = rootReducer(state, step);
      expectUniqueIds(state);
      const last = selectNextUndo(state);
      if (last) {
        const back = undoOnce(state);
        // A toast of the step has nothing left to take back.
        expectSame(back.resume, rootReducer(back, stepUndone(last.id)).resume);
        const again = redoOnce(back);
        expectSame(state.resume, again.resume);
        expectSame(state.resumeHistory, again.resumeHistory);
      }
      if (selectNextRedo(state)) expectSame(state.resume, undoOnce(redoOnce(state)).resume);
    }
  },
);

property(
  'undoing everything leads back to the start, and redoing everything to the end',
  fc.array(resumeStep, { minLength: 1, maxLength: 20, size: 'max' }),
  400,
  (steps) => {
    const end = steps.reduce<RootState>(rootReducer, initialState);
    let back = end;
    for (let step = 0; step < HISTORY_MAX && selectNextUndo(back); step += 1) back = undoOnce(back);
    expectSame(initialState.resume, back.resume);
    let forth = back;
    for (let step = 0; step < 2 * HISTORY_MAX && selectNextRedo(forth); step += 1) forth = redoOnce(forth);
    const redoneFromEnd = end.resumeHistory.future.reduce((state) => redoOnce(state), end);
    expectSame(redoneFromEnd.resume, forth.resume);
  },
);

/** Whether an edit changes something that the step did not, so that it has the same effect with and without the step. */
function isApart(edit: UnknownAction, { before, after }: HistoryStep): boolean {
  if (personalInfoChanged.match(edit)) {
    const { field } = edit.payload;
    return before.personalInfo?.[field] === after.personalInfo?.[field];
  }
  if (partChanged.match(edit)) {
    const { part, changes } = edit.payload;
    const [old, done] = [before, after].map(
      (parts) => new Map<string, unknown>(Object.entries({ ...parts[part] })),
    );
    return Object.keys(changes).every((name) => old?.get(name) === done?.get(name));
  }
  const { list, id } = edit.payload as { list: ResumeListName; id: number };
  const itemIn = (items: readonly { id: number }[] = []) => items.find((item) => item.id === id);
  const isLeft = itemIn(before[list]) !== undefined && itemIn(before[list]) === itemIn(after[list]);
  return itemAdded.match(edit) || !before[list] || isLeft;
}

/** A resume without the ids and the order of its entries. */
const contentOf = ({ resume }: RootState) => ({
  ...resume,
  ...Object.fromEntries(
    RESUME_LIST_NAMES.map((list) => [
      list,
      resume[list].map((item) => JSON.stringify({ ...item, id: 0 })).sort(),
    ]),
  ),
});

property(
  'the Undo of a toast leaves no trace of its step, whatever was done since',
  fc.tuple(fc.array(resumeStep, { maxLength: 9 }), toastedStep, fc.array(resumeEdit, { maxLength: 9 })),
  800,
  ([earlier, step, since]) => {
    const start = earlier.reduce<RootState>(rootReducer, initialState);
    const stepped = rootReducer(start, step);
    const done = selectNextUndo(stepped);
    if (!done || done === selectNextUndo(start)) return;
    const apart = since.filter((edit) => isApart(edit, done));
    const takenBack = [...apart, stepUndone(done.id), stepUndone(done.id)].reduce(rootReducer, stepped);
    expectUniqueIds(takenBack);
    expectSame(contentOf(apart.reduce(rootReducer, start)), contentOf(takenBack));
  },
);
