/** @jest-environment node */
import './production';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { RESUME_LIST_NAMES } from '../../src/domain/resume/lists';
import { HISTORY_MAX, redone, selectNextRedo, selectNextUndo, undone } from '../../src/store/resumeHistory';
import { initialState, rootReducer, type RootState } from '../../src/store/rootReducer';
import { resumeStep } from './actions';
import { property } from './property';

function expectSame(before: unknown, after: unknown): void {
  if (!isDeepStrictEqual(before, after)) expect(after).toEqual(before);
}

const undoOnce = (state: RootState) => rootReducer(state, undone());
const redoOnce = (state: RootState) => rootReducer(state, redone());

/** Everything finds an entry by its id. */
function expectUniqueIds({ resume }: RootState): void {
  for (const list of RESUME_LIST_NAMES) {
    const ids = resume[list].map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw new Error(`${list} has an id twice: ${ids.join(', ')}`);
  }
}

property(
  'undo then redo is as if nothing was done, after any edits',
  fc.array(resumeStep, { minLength: 1, maxLength: 20, size: 'max' }),
  800,
  (steps) => {
    let state = initialState;
    for (const step of steps) {
      state = rootReducer(state, step);
      expectUniqueIds(state);
      if (selectNextUndo(state)) {
        const again = redoOnce(undoOnce(state));
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
