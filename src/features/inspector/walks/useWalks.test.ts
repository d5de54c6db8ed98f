import { act, renderHook, waitFor } from '@testing-library/react';
import { inspected } from '../../../../test/jest/inspected';
import type { KnownTab } from '../tabs/useTabs';
import { useWalks } from './useWalks';
import { walkText, type Walk } from './walk';

const walk: Walk = {
  kind: 'walk',
  version: 1,
  name: 'To and fro',
  recordedAt: '',
  start: {},
  steps: [
    { flow: 'diwali', event: { type: 'NEXT' }, to: 'select', effects: ['scrollToTop'] },
    { flow: 'diwali', event: { type: 'PREVIOUS' }, to: 'details', effects: ['scrollToTop'] },
  ],
};

/** The walk, being replayed in a tab after its first step. */
async function replaying() {
  const tab = inspected();
  const { result, rerender } = renderHook(useWalks, { initialProps: tab });
  act(() => result.current.open(new File([walkText(walk)], 'to-and-fro.walk.json')));
  await waitFor(() => expect(result.current.kept).toHaveLength(1));
  jest.useFakeTimers();
  act(() => result.current.play(result.current.kept[0]!));
  act(() => jest.advanceTimersToNextTimer());
  expect(tab.jump).toHaveBeenCalledTimes(1);
  return { tab, result, rerender };
}

afterEach(() => jest.useRealTimers());

it.each([
  ['another tab is shown', { instance: 'two' }],
  ['its tab is closed', { tab: { isGone: true } as KnownTab }],
])('a replay ends when %s, without a further step', async (_, change) => {
  const { tab, result, rerender } = await replaying();
  const other = { ...tab, ...change, jump: jest.fn() };
  rerender(other);
  act(() => jest.runAllTimers());
  expect(other.jump).not.toHaveBeenCalled();
  expect(result.current.playing).toBeUndefined();
  expect(result.current.result?.message).toMatch(/^To and fro: stopped after 1 step, because/);
});

it('a replay can be stopped', async () => {
  const { tab, result } = await replaying();
  act(() => result.current.stopPlaying());
  act(() => jest.runAllTimers());
  expect(tab.jump).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({
    playing: undefined,
    result: { isOk: true, message: 'To and fro: stopped after 1 step.' },
  });
});
