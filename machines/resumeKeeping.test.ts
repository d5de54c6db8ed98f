import { after, type Sent } from '../test/jest/after';
import { resumeKeeping } from './resumeKeeping';

const FOLLOW = { type: 'FOLLOW', id: 'one' };
const saved = (run: number) => ({ type: 'SAVED', run });
const failed = (run: number) => ({ type: 'FAILED', run, message: 'There is no room left.' });
const gone = (id: string) => ({ type: 'OVERTAKEN', id });
const afterAll = (...events: Sent[]) => after(resumeKeeping, ...events);
const keeping = (state: string) => ({ keeping: state });

it('saves again after a change during the save, and ignores late answers', () => {
  expect(afterAll(FOLLOW, 'CHANGED', saved(1)).value).toEqual(keeping('waiting'));
  expect(afterAll(FOLLOW, FOLLOW, saved(1)).value).toEqual(keeping('saving'));
  expect(afterAll(FOLLOW, FOLLOW, failed(1)).value).toEqual(keeping('saving'));
});

it('knows why a save failed until the next one succeeds', () => {
  const error = failed(1).message;
  const { snapshot } = afterAll(FOLLOW, failed(1), 'CHANGED', 'DUE');
  expect(snapshot).toMatchObject({ value: keeping('saving'), context: { error } });
});

it.each([[[FOLLOW]], [[FOLLOW, saved(1)]], [[FOLLOW, saved(1), 'CHANGED']], [[FOLLOW, failed(1)]]])(
  'saves nothing once another tab has overtaken it, after %j',
  (events: Sent[]) => {
    expect(afterAll(...events, gone('another')).value).not.toBe('overtaken');
    const overtaken = [...events, gone('one')];
    expect(afterAll(...overtaken).value).toBe('overtaken');
    expect(afterAll(...overtaken, 'CHANGED', 'DUE', saved(1))).toMatchObject({
      value: 'overtaken',
      effects: [],
    });
    expect(afterAll(...overtaken, { type: 'FOLLOW', id: 'two' }).value).toEqual(keeping('saving'));
    expect(afterAll(...overtaken, 'STOP').value).toBe('off');
  },
);
