import type { UnknownAction } from '@reduxjs/toolkit';
import { storeWith } from '../../test/jest/fakes';
import {
  HISTORY_MAX,
  importUndone,
  redone,
  selectNextRedo,
  selectNextUndo,
  TYPING_PAUSE_MS,
  undone,
} from './resumeHistory';
import {
  itemAdded,
  itemChanged,
  itemMoved,
  itemRemoved,
  personalInfoChanged,
  photoChosen,
  resumeImported,
} from './resumeSlice';

const START = Date.UTC(2026, 10, 20);

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

function openTab() {
  const { store } = storeWith();
  const dispatch = (...actions: UnknownAction[]) => actions.forEach((action) => void store.dispatch(action));
  return {
    dispatch,
    resume: () => store.getState().resume,
    history: () => store.getState().resumeHistory,
    undoLabel: () => selectNextUndo(store.getState())?.label,
    redoLabel: () => selectNextRedo(store.getState())?.label,
    /** Types into a personal field, 100 ms per letter. */
    type: (field: 'fullName' | 'title', text: string) =>
      Array.from({ length: text.length }, (_, index) => {
        jest.advanceTimersByTime(100);
        store.dispatch(personalInfoChanged({ field, value: text.slice(0, index + 1) }));
      }),
  };
}

const company = (value: string) =>
  itemChanged({ list: 'workExperiences', id: 1, changes: { companyName: value } });

describe('undo', () => {
  it('treats continuous typing as one step, which redo restores', () => {
    const { type, dispatch, resume, history } = openTab();
    type('fullName', 'Nisha');
    expect(history().past).toHaveLength(1);
    dispatch(undone());
    expect(resume().personalInfo.fullName).toBe('');
    dispatch(redone());
    expect(resume().personalInfo.fullName).toBe('Nisha');
  });

  it('starts a new step after a pause, in another field and after an undo', () => {
    const { type, dispatch, resume, history } = openTab();
    type('fullName', 'Nisha');
    jest.advanceTimersByTime(TYPING_PAUSE_MS);
    type('fullName', 'Nisha Verma');
    type('title', 'Dev');
    expect(history().past.map(({ label }) => label)).toEqual(['Full name', 'Full name', 'Title']);
    dispatch(undone(), undone());
    expect(resume().personalInfo).toMatchObject({ fullName: 'Nisha', title: '' });
    type('fullName', 'Nisha K');
    expect(history().past).toHaveLength(2);
    expect(history().future).toEqual([]);
  });

  it.each([
    ['an added entry', 'Job added', itemAdded({ list: 'workExperiences' })],
    ['a removed entry', 'Job removed', itemRemoved({ list: 'workExperiences', id: 1 })],
    ['a moved entry', 'Job moved', itemMoved({ list: 'workExperiences', id: 1, to: 1 })],
    ['a typed word', 'Company', company('Kadam Logistics')],
    [
      'an import',
      'Import of farhan.json',
      resumeImported({ source: 'farhan.json', parts: { interests: [{ id: 1, name: 'Chess' }] } }),
    ],
  ])('undoes and redoes %s', (_, label, action) => {
    const { dispatch, resume, undoLabel, redoLabel } = openTab();
    dispatch(company('Neem Tree'), itemAdded({ list: 'workExperiences' }));
    const before = resume();
    dispatch(action);
    const after = resume();
    expect(undoLabel()).toBe(label);
    dispatch(undone());
    expect(resume()).toEqual(before);
    expect(redoLabel()).toBe(label);
    dispatch(redone());
    expect(resume()).toEqual(after);
  });

  it('undoes an import together with later edits, and redoes both', () => {
    const { dispatch, type, resume } = openTab();
    type('fullName', 'Nisha');
    const before = resume();
    dispatch(resumeImported({ source: 'farhan.json', parts: { interests: [{ id: 1, name: 'Chess' }] } }));
    type('title', 'Dev');
    const after = resume();
    dispatch(importUndone());
    expect(resume()).toEqual(before);
    dispatch(importUndone());
    expect(resume()).toEqual(before);
    dispatch(redone(), redone());
    expect(resume()).toEqual(after);
  });

  it('keeps at most 100 steps', () => {
    const { dispatch, resume, history } = openTab();
    for (let step = 0; step < HISTORY_MAX + 5; step += 1) dispatch(itemAdded({ list: 'interests' }));
    expect(history().past).toHaveLength(HISTORY_MAX);
    for (let step = 0; step < HISTORY_MAX + 5; step += 1) dispatch(undone());
    expect(resume().interests).toHaveLength(1 + 5);
    expect(history().past).toEqual([]);
  });

  it('records the place of each step', () => {
    const { dispatch, history } = openTab();
    dispatch(company('Neem Tree'));
    expect(history().past[0]?.place).toEqual({ part: 'workExperiences', id: 1, field: 'companyName' });
  });

  it('ignores the photo and edits that change nothing', () => {
    const { dispatch, resume, history } = openTab();
    const photo = { name: 'nisha.jpg', size: 1200, type: 'image/jpeg' };
    dispatch(company('Neem Tree'), photoChosen(photo), company('Neem Tree'));
    expect(history().past).toHaveLength(1);
    dispatch(undone());
    expect(resume().selectedPhoto).toEqual(photo);
    expect(resume().workExperiences[0]?.companyName).toBe('');
  });

  it('does nothing when there is nothing to undo or redo', () => {
    const { dispatch, resume } = openTab();
    const before = resume();
    dispatch(undone(), redone());
    expect(resume()).toBe(before);
  });

  it('stores only the changed parts in each step', () => {
    const { dispatch, history } = openTab();
    dispatch(company('Neem Tree'));
    expect(Object.keys(history().past[0]?.before ?? {})).toEqual(['workExperiences']);
  });
});
