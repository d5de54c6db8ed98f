import { LIST_FIELDS } from '../domain/resume/resumeFields';
import { openTab } from '../../test/jest/resumeTab';
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
  partChanged,
  personalInfoChanged,
  photoChosen,
  resumeImported,
} from './resumeSlice';

const START = Date.UTC(2026, 10, 20);

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

function open() {
  const tab = openTab();
  return {
    ...tab,
    undoLabel: () => selectNextUndo(tab.state())?.label,
    redoLabel: () => selectNextRedo(tab.state())?.label,
    /** Types into a personal field, 100 ms per letter. */
    type: (field: 'fullName' | 'title', text: string) =>
      Array.from({ length: text.length }, (_, index) => {
        jest.advanceTimersByTime(100);
        tab.dispatch(personalInfoChanged({ field, value: text.slice(0, index + 1) }));
      }),
  };
}

const company = (value: string) =>
  itemChanged({ list: 'workExperiences', id: 1, changes: { companyName: value } });
const removal = itemRemoved({ list: 'workExperiences', id: 1, title: 'Developer' });
const letter = (field: string, value: string) =>
  partChanged({ part: 'letter', field, label: field, changes: { [field]: value }, typedAt: Date.now() });
const importOf = (source: string, id: number) =>
  resumeImported({ label: `${source} imported`, parts: { interests: [{ id, name: source }] } });
const PHOTO = { name: 'nisha.jpg', size: 1200, type: 'image/jpeg' };

describe('undo', () => {
  it('treats continuous typing as one step, and starts another after a pause, in another field and after an undo', () => {
    const { type, dispatch, resume, history } = open();
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

  it('takes two fields of the letter for two steps, however fast they are typed', () => {
    const { dispatch, resume, history } = open();
    dispatch(letter('company', 'N'), letter('company', 'Neem'), letter('job', 'Clerk'));
    expect(history().past.map(({ place }) => place)).toEqual([
      { part: 'letter', field: 'company' },
      { part: 'letter', field: 'job' },
    ]);
    dispatch(undone());
    expect(resume().letter).toEqual({ company: 'Neem' });
  });

  it.each([
    ['an added entry', 'Job added', itemAdded({ list: 'workExperiences' })],
    ['a removed entry', 'Job removed', removal],
    ['a moved entry', 'Job moved', itemMoved({ list: 'workExperiences', id: 1, to: 1 })],
    ['a typed word', LIST_FIELDS.workExperiences.companyName.label, company('Kadam Logistics')],
    ['a word of the letter', 'company', letter('company', 'Neem')],
    ['an import', 'farhan.json imported', importOf('farhan.json', 1)],
    ['a chosen photo', 'Photo', photoChosen({ ...PHOTO, name: 'me.jpg' })],
    ['a removed photo', 'Photo removed', photoChosen(null)],
  ])('names %s', (_, label, action) => {
    const { dispatch, undoLabel, redoLabel } = open();
    dispatch(photoChosen(PHOTO), company('Neem Tree'), itemAdded({ list: 'workExperiences' }), action);
    expect(undoLabel()).toBe(label);
    dispatch(undone());
    expect(redoLabel()).toBe(label);
  });

  it('keeps at most 100 steps', () => {
    const { dispatch, resume, history } = open();
    for (let step = 0; step < HISTORY_MAX + 5; step += 1) dispatch(itemAdded({ list: 'interests' }));
    expect(history().past).toHaveLength(HISTORY_MAX);
    for (let step = 0; step < HISTORY_MAX + 5; step += 1) dispatch(undone());
    expect(resume().interests).toHaveLength(1 + 5);
  });

  it('records the place of each step, and only the parts that changed', () => {
    const { dispatch, history } = open();
    dispatch(company('Neem Tree'));
    const [step] = history().past;
    expect(step?.place).toEqual({ part: 'workExperiences', id: 1, field: 'companyName' });
    expect(Object.keys(step?.before ?? {})).toEqual(['workExperiences']);
  });

  it('ignores edits that change nothing, and undo and redo without a step', () => {
    const { dispatch, resume, history } = open();
    const before = resume();
    dispatch(photoChosen(null), undone(), redone());
    expect(resume()).toBe(before);
    dispatch(company('Neem Tree'), company('Neem Tree'));
    expect(history().past).toHaveLength(1);
  });
});

describe('the Undo of a toast', () => {
  it.each([
    ['Developer removed', removal],
    ['nisha.jpg removed', photoChosen(null)],
    ['farhan.json imported', importOf('farhan.json', 2)],
  ])('of “%s” undoes its step; once it is undone, the toast is closed and does nothing', (text, action) => {
    const { dispatch, resume, actionOf, toasts, redoLabel } = open();
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

  it('takes back only its own step, under a name of its own', () => {
    const { dispatch, type, resume, actionOf, toasts, undoLabel } = open();
    dispatch(company('Neem Tree'), removal);
    type('title', 'Dev');
    dispatch(actionOf('Developer removed'));
    expect(resume().workExperiences).toMatchObject([{ companyName: 'Neem Tree' }]);
    expect(resume().personalInfo.title).toBe('Dev');
    expect(toasts()).toEqual([]);
    expect(undoLabel()).toBe('Job removed, undone');
  });

  it.each(['1 2 3', '1 3 2', '2 1 3', '2 3 1', '3 1 2', '3 2 1'])(
    'of jobs removed in the order %s returns them to their places, the first toast first or the last',
    (order) => {
      const removed = order.split(' ');
      for (const undoneInTurn of [removed, removed.toReversed(), ['2', '1', '3'], ['2', '3', '1']]) {
        const { dispatch, resume, actionOf } = open();
        const jobs = [1, 2, 3].map((id) => ({
          ...resume().workExperiences[0]!,
          id,
          companyName: String(id),
        }));
        dispatch(resumeImported({ label: 'Jobs', parts: { workExperiences: jobs } }));
        dispatch(...removed.map((id) => itemRemoved({ list: 'workExperiences', id: Number(id), title: id })));
        for (const name of undoneInTurn) dispatch(actionOf(`${name} removed`));
        expect(resume().workExperiences).toEqual(jobs);
      }
    },
  );

  it('takes back an import and the edits of what it added, but nothing else', () => {
    const { dispatch, type, resume, actionOf, toasts } = open();
    type('fullName', 'Nisha');
    dispatch(importOf('one.json', 2));
    const imported = resume();
    const personalInfo = { ...imported.personalInfo, fullName: 'Farhan', title: 'Dev' };
    dispatch(
      resumeImported({
        label: 'two.json imported',
        parts: { personalInfo, interests: [{ id: 3, name: 'Two' }] },
      }),
    );
    dispatch(itemChanged({ list: 'interests', id: 3, changes: { name: 'Chess' } }));
    dispatch(personalInfoChanged({ field: 'title', value: 'Developer' }));
    dispatch(personalInfoChanged({ field: 'email', value: 'nisha@example.com' }));
    dispatch(itemAdded({ list: 'interests' }), actionOf('two.json imported'));
    expect(resume().personalInfo).toEqual({ ...imported.personalInfo, email: 'nisha@example.com' });
    expect(resume().interests.map(({ name }) => name)).toEqual(['one.json', '']);
    expect(toasts()).toEqual(['one.json imported']);
  });

  it('leaves what came later into an own section', () => {
    const { dispatch, resume, actionOf } = open();
    dispatch(itemAdded({ list: 'ownSections' }), itemAdded({ list: 'own1' }), itemAdded({ list: 'own1' }));
    const edit = { list: 'own1', label: 'Title' } as const;
    dispatch(itemChanged({ ...edit, id: 1, changes: { companyName: 'Goonj' } }));
    dispatch(itemRemoved({ list: 'own1', id: 1, title: 'Goonj' }));
    dispatch(itemChanged({ ...edit, id: 2, changes: { companyName: 'Rotary Club' } }));
    const heading = { heading: 'Volunteering' };
    dispatch(itemChanged({ list: 'ownSections', id: 1, label: 'Heading', changes: heading }));
    dispatch(actionOf('Goonj removed'));
    expect(resume().ownSections).toMatchObject([
      { ...heading, entries: [{ companyName: 'Goonj' }, { companyName: 'Rotary Club' }] },
    ]);
  });

  it('also returns to keeping no resume, and to a photo whose picture is in memory', () => {
    const { dispatch, type, resume, actionOf } = open();
    dispatch(photoChosen(PHOTO));
    const { selectedPhoto } = resume();
    const parts = { ...resume(), selectedPhoto: { ...PHOTO, name: 'farhan.jpg' }, kept: 'farhan' };
    dispatch(resumeImported({ label: '“Farhan” opened', parts }));
    type('title', 'Dev');
    dispatch(actionOf('“Farhan” opened'));
    expect(resume().kept).toBeUndefined();
    expect(resume().selectedPhoto).toBe(selectedPhoto);
    expect(resume().personalInfo.title).toBe('Dev');
  });
});
