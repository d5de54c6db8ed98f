import { after, type Sent } from '../test/jest/after';
import { resumeKeeping } from './resumeKeeping';

const FOLLOW = { type: 'FOLLOW', id: 'one' };
const saved = (run: number) => ({ type: 'SAVED', run });
const failed = (run: number) => ({ type: 'FAILED', run, message: 'There is no room left.' });
const gone = (id: string) => ({ type: 'OVERTAKEN', id });
const afterAll = (...events: Sent[]) => after(resumeKeeping, ...events);
const keeping = (state: string) => ({ keeping: state });

it('saves at once what it is told to keep, and then only changes, collected', () => {
  expect(afterAll(FOLLOW)).toMatchObject({ value: keeping('saving'), effects: ['saveKept'] });
  expect(afterAll(FOLLOW, saved(1)).value).toEqual(keeping('saved'));
  const changed = [FOLLOW, saved(1), 'CHANGED'];
  expect(afterAll(...changed)).toMatchObject({ value: keeping('waiting'), effects: ['waitToKeep'] });
  expect(afterAll(...changed, 'CHANGED').effects).toEqual([]);
  expect(afterAll(...changed, 'DUE')).toMatchObject({ value: keeping('saving'), effects: ['saveKept'] });
});

it('saves again after a change during the save, and ignores late answers', () => {
  expect(afterAll(FOLLOW, 'CHANGED', saved(1)).value).toEqual(keeping('waiting'));
  expect(afterAll(FOLLOW, FOLLOW, saved(1)).value).toEqual(keeping('saving'));
  expect(afterAll(FOLLOW, FOLLOW, failed(1)).value).toEqual(keeping('saving'));
});

it('knows why a save failed until one succeeds, and tries again with the next change', () => {
  const full = afterAll(FOLLOW, failed(1));
  expect(full).toMatchObject({
    value: keeping('failed'),
    snapshot: { context: { error: failed(1).message } },
  });
  const again = [FOLLOW, failed(1), 'CHANGED', 'DUE'];
  expect(afterAll(...again)).toMatchObject({ snapshot: { context: { error: failed(1).message } } });
  expect(afterAll(...again, saved(2))).toMatchObject({ snapshot: { context: { error: null } } });
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
