import { settled, storeWith } from '../../test/jest/fakes';
import type { ResumeData } from '../domain/resume/entities';
import { Overtaken } from '../domain/resume/kept/kept';
import { RESUME_KEYS } from '../domain/sessionKeys';
import { flowEvent } from './flows';
import type { ResumeKeeper } from './ports';
import { undone } from './resumeHistory';
import { KEEP_AFTER_MS, openKeeping, selectIsOvertaken, selectKeepingError } from './resumeKeeping';
import { personalInfoChanged, resumeImported, resumeKept } from './resumeSlice';
import { selectToasts, toastShown } from './toastsSlice';

const typed = (value: string) => personalInfoChanged({ field: 'fullName', value });

/** A tab, and every state that it has saved, as `id: name`. */
function openTab(session: Record<string, string> = {}) {
  const tab = storeWith(session);
  const saves: string[] = [];
  let overtake: (id: string) => void = () => undefined;
  const save = jest.fn((id: string, { personalInfo }: ResumeData, _isStored?: boolean) => {
    saves.push(`${id}: ${personalInfo.fullName}`);
    return Promise.resolve();
  });
  const keeper: ResumeKeeper = { save, onOvertaken: (listener) => (overtake = listener) };
  openKeeping(tab.store, keeper);
  const pass = async (ms: number) => {
    await settled();
    jest.advanceTimersByTime(ms);
    await settled();
  };
  return { ...tab, saves, save, pass, overtake: (id: string) => overtake(id), state: tab.store.getState };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it('saves nothing before the visitor asks for it, then what is there, and each burst of typing once', async () => {
  const { store, saves, pass } = openTab();
  store.dispatch(typed('A'));
  await pass(5000);
  expect(saves).toEqual([]);
  store.dispatch(resumeKept('one'));
  await pass(0);
  expect(saves).toEqual(['one: A']);
  for (const name of ['As', 'Ash', 'Asha']) store.dispatch(typed(name));
  await pass(KEEP_AFTER_MS - 1);
  expect(saves).toHaveLength(1);
  await pass(1);
  expect(saves.slice(1)).toEqual(['one: Asha']);
  store.dispatch(resumeKept());
  store.dispatch(typed('B'));
  await pass(5000);
  expect(saves).toHaveLength(2);
});

it('keeps on saving while the visitor types without a pause', async () => {
  const { store, saves, pass } = openTab();
  store.dispatch(resumeKept('one'));
  for (let letter = 1; letter <= 20; letter += 1) {
    store.dispatch(typed('a'.repeat(letter)));
    await pass(100);
  }
  // One at once, and one every 400 ms.
  expect(saves).toHaveLength(6);
});

it('saves at once when the page may be about to unload', async () => {
  const { store, saves, pass, dependencies } = openTab();
  store.dispatch(resumeKept('one'));
  await pass(0);
  store.dispatch(typed('A'));
  dependencies.leave();
  expect(saves).toEqual(['one: ', 'one: A']);
});

it('says with each save whether the tab has stored it, too', async () => {
  const { store, save, pass, session } = openTab();
  store.dispatch(resumeKept('one'));
  await pass(0);
  for (const capacity of [0, Infinity]) {
    session.capacity = capacity;
    store.dispatch(typed(`A${capacity}`));
    await pass(KEEP_AFTER_MS - 1);
    await pass(1);
  }
  const stored: unknown[] = save.mock.calls.map(([, , isStored]) => isStored);
  expect(stored).toEqual([true, false, true]);
});

it('goes on after a reload', async () => {
  const { saves, pass } = openTab({ [RESUME_KEYS.kept]: 'one' });
  await pass(0);
  expect(saves).toEqual(['one: ']);
});

it('keeps the resume that was open before when the opening of another is undone', async () => {
  const { store, saves, pass, state } = openTab();
  store.dispatch(typed('A'));
  store.dispatch(resumeKept('one'));
  await pass(0);
  const personalInfo = { ...state().resume.personalInfo, fullName: 'B' };
  store.dispatch(resumeImported({ label: 'Two opened', parts: { personalInfo, kept: 'two' } }));
  await pass(0);
  store.dispatch(undone());
  await pass(0);
  expect(saves).toEqual(['one: A', 'two: B', 'one: A']);
  store.dispatch(undone());
  expect(state().resume.kept).toBe('one');
});

it.each([
  ['a message of the other tab', false],
  ['the refusal of a save', true],
])('says once that another tab has overtaken it, after %s, and saves nothing more', async (_, isRefused) => {
  const { store, saves, save, pass, overtake, state } = openTab();
  store.dispatch(resumeKept('one'));
  await pass(0);
  overtake('another');
  expect(selectIsOvertaken(state())).toBe(false);
  if (isRefused) save.mockRejectedValueOnce(new Overtaken());
  else overtake('one');
  store.dispatch(typed('A'));
  await pass(KEEP_AFTER_MS);
  overtake('one');
  store.dispatch(typed('B'));
  await pass(5000);
  expect(selectIsOvertaken(state())).toBe(true);
  expect(saves).toEqual(['one: ']);
  expect(selectToasts(state())).toMatchObject([
    {
      severity: 'warning',
      text: expect.stringMatching(/^This resume has been saved or deleted elsewhere, /) as string,
    },
  ]);
});

it('says why a save failed, once, and tries again with the next change', async () => {
  const { store, saves, save, pass, state } = openTab();
  save.mockRejectedValueOnce(new Error('Full.')).mockRejectedValueOnce(new Error('Full.'));
  store.dispatch(resumeKept('one'));
  await pass(0);
  store.dispatch(typed('A'));
  await pass(KEEP_AFTER_MS);
  expect(selectKeepingError(state())).toBe('Full.');
  expect(selectToasts(state())).toMatchObject([{ severity: 'error', text: 'Full.' }]);
  store.dispatch(typed('B'));
  await pass(KEEP_AFTER_MS);
  expect(saves).toEqual(['one: B']);
  expect(selectKeepingError(state())).toBeNull();
});

it.each([
  ['a tab that was overtaken follows the resume again', new Overtaken(), { type: 'FOLLOW', id: 'one' }],
  ['what could not be saved is saved', new Error('Full.'), { type: 'FOLLOW', id: 'one' }],
  ['the visitor stops keeping it', new Error('Full.'), { type: 'STOP' }],
] as const)('says it no longer once %s', async (_when, problem, event) => {
  const { store, save, pass, state } = openTab();
  save.mockRejectedValueOnce(problem);
  store.dispatch(resumeKept('one'));
  await pass(0);
  expect(selectToasts(state())).toHaveLength(1);
  store.dispatch(toastShown({ text: 'Job removed' }));
  store.dispatch(flowEvent('resumeKeeping', event));
  await pass(0);
  expect(selectToasts(state())).toMatchObject([{ text: 'Job removed' }]);
});
