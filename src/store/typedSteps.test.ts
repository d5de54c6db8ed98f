import { openTab } from '../../test/jest/resumeTab';
import { undone } from './resumeHistory';
import { personalInfoChanged } from './resumeSlice';

const SENTENCE = 'Accountant for small shops';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const { dispatch, state } = openTab();
  const edit = (value: string) => {
    jest.advanceTimersByTime(100);
    dispatch(personalInfoChanged({ field: 'title', value }));
  };
  return {
    edit,
    type: (text: string) => Array.from(text, (_letter, index) => edit(text.slice(0, index + 1))),
    undo: () => {
      dispatch(undone());
      return state().resume.personalInfo.title;
    },
  };
}

it.each([
  ['replaces', 'x'],
  ['replaces by a longer one', 'Accountant for large city shops'],
  ['cuts', ''],
  ['goes on deleting', SENTENCE.slice(0, -1)],
])('brings back a sentence that the visitor %s without a pause', (_, rest) => {
  const { type, edit, undo } = open();
  type(SENTENCE);
  edit(rest);
  edit(rest.slice(0, -1));
  expect([undo(), undo()]).toEqual([SENTENCE, '']);
});

it('takes words that are typed into a sentence for one step with it', () => {
  const { type, edit, undo } = open();
  type(SENTENCE);
  edit('Accountant for many small shops');
  edit('Accountant for many small shops.');
  expect(undo()).toBe('');
});

it('takes a corrected word for one step', () => {
  const { type, edit, undo } = open();
  type('Accountnat');
  edit('Account');
  edit('Accountan');
  expect(undo()).toBe('');
});
