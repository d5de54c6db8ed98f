import type { UnknownAction } from '@reduxjs/toolkit';
import { storeWith } from '../../test/jest/fakes';
import {
  HISTORY_MAX,
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
    toasts: () => store.getState().toasts.shown.map(({ text }) => text),
    /** The action of the toast with this text. */
    actionOf: (text: string) => {
      const action = store.getState().toasts.shown.find((toast) => toast.text === text)?.action;
      if (!action) throw new Error(`No toast says ${text}`);
      return action.dispatches;
    },
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
const removal = itemRemoved({ list: 'workExperiences', id: 1 });
const importOf = (source: string, id: number) =>
  resumeImported({ source, parts: { interests: [{ id, name: source }] } });
const PHOTO = { name: 'nisha.jpg', size: 1200, type: 'image/jpeg' };

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
    ['a removed entry', 'Job removed', removal],
    ['a moved entry', 'Job moved', itemMoved({ list: 'workExperiences', id: 1, to: 1 })],
    ['a typed word', 'Company', company('Kadam Logistics')],
    ['an import', 'Import of farhan.json', importOf('farhan.json', 1)],
    ['a chosen photo', 'Photo', photoChosen({ ...PHOTO, name: 'me.jpg' })],
    ['a removed photo', 'Photo removed', photoChosen(null)],
  ])('undoes and redoes %s', (_, label, action) => {
    const { dispatch, resume, undoLabel, redoLabel } = openTab();
    dispatch(photoChosen(PHOTO), company('Neem Tree'), itemAdded({ list: 'workExperiences' }));
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

  it('ignores edits that change nothing', () => {
    const { dispatch, history } = openTab();
    dispatch(company('Neem Tree'), company('Neem Tree'), photoChosen(null));
    expect(history().past).toHaveLength(1);
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

describe('the Undo of a toast', () => {
  it.each([
    ['Neem Tree removed', removal],
    ['nisha.jpg removed', photoChosen(null)],
    ['farhan.json imported', importOf('farhan.json', 2)],
  ])('of “%s” undoes its step; the toast goes with the step, and then does nothing', (text, action) => {
    const { dispatch, resume, actionOf, toasts, redoLabel } = openTab();
    dispatch(company('Neem Tree'), photoChosen(PHOTO));
    const before = resume();
    dispatch(action);
    const pressed = actionOf(text);
    dispatch(undone());
    expect(toasts()).toEqual([]);
    dispatch(pressed, redone(), pressed, pressed);
    expect(resume()).toEqual(before);
    expect(resume().selectedPhoto).toBe(before.selectedPhoto);
    expect(redoLabel()).toBeDefined();
  });

  it('takes back only its own step, once, and can itself be undone', () => {
    const { dispatch, type, resume, actionOf, toasts, undoLabel } = openTab();
    dispatch(company('Neem Tree'), removal);
    type('title', 'Dev');
    dispatch(itemAdded({ list: 'workExperiences' }), company('Kadam Logistics'));
    const before = resume();
    const pressed = actionOf('Neem Tree removed');
    dispatch(pressed, pressed);
    expect(resume().workExperiences.map(({ id, companyName }) => [id, companyName])).toEqual([
      [2, 'Neem Tree'],
      [1, 'Kadam Logistics'],
    ]);
    expect(resume().personalInfo.title).toBe('Dev');
    expect(toasts()).toEqual([]);
    expect(undoLabel()).toBe('Job removed, undone');
    dispatch(undone());
    expect(resume()).toEqual(before);
  });

  it('takes back an import with the edits of what it brought, and leaves everything else', () => {
    const { dispatch, type, resume, actionOf, toasts } = openTab();
    type('fullName', 'Nisha');
    dispatch(importOf('one.json', 2));
    const imported = resume();
    const personalInfo = { ...imported.personalInfo, fullName: 'Farhan', title: 'Dev' };
    dispatch(
      resumeImported({ source: 'two.json', parts: { personalInfo, interests: [{ id: 3, name: 'Two' }] } }),
    );
    dispatch(itemChanged({ list: 'interests', id: 3, changes: { name: 'Chess' } }));
    dispatch(personalInfoChanged({ field: 'title', value: 'Developer' }));
    dispatch(personalInfoChanged({ field: 'email', value: 'nisha@example.com' }));
    dispatch(itemAdded({ list: 'interests' }), actionOf('two.json imported'));
    expect(resume().personalInfo).toEqual({ ...imported.personalInfo, email: 'nisha@example.com' });
    expect(resume().interests.map(({ name }) => name)).toEqual(['one.json', '']);
    expect(toasts()).toEqual(['one.json imported']);
  });
});
