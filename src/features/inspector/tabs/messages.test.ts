import { logged } from '../../../../test/jest/inspected';
import { initialFlows } from '../../../store/flows';
import { fitsMachines, type TabMessage, type TabState } from './messages';
import { withMessage } from './useTabs';

const state: TabState = {
  tab: 'tab-1',
  instance: '1',
  openedAt: 5,
  address: '/diwali',
  flows: initialFlows,
  log: [logged('diwali', { at: 6, effects: ['scrollToTop'] })],
};
const jump = { flow: 'diwali', record: initialFlows.diwali } as const;
const jumping = { kind: 'jump', tab: 'tab-1' } as const;
const gone = { value: 'gone', context: {} };

it.each<[string, TabMessage, boolean]>([
  ['a state', { kind: 'state', state }, true],
  ['an unknown state', { kind: 'state', state: { ...state, flows: { ...initialFlows, gym: gone } } }, false],
  ['a jump', { ...jumping, jump }, true],
  ['a jump to an unknown state', { ...jumping, jump: { ...jump, record: gone } }, false],
  ['a jump of an unknown machine', { ...jumping, jump: { ...jump, flow: 'toString' as 'gym' } }, false],
])('knows whether %s is of its own machines', (_, message, fits) => {
  expect(fitsMachines(message)).toBe(fits);
});

describe('list of tabs', () => {
  const one = withMessage([], { kind: 'state', state });

  it('lists a tab once, also after it was closed and restored by a reload', () => {
    const gone = withMessage(one, { kind: 'bye', instance: '1' });
    expect(gone.map(({ isGone }) => isGone)).toEqual([true]);
    const back = withMessage(gone, { kind: 'state', state: { ...state, instance: '2', address: '/gym' } });
    expect(back).toMatchObject([{ isGone: false, instance: '2', address: '/gym' }]);
  });

  it('ignores the bye of an earlier page load', () => {
    const reloaded = withMessage(one, { kind: 'state', state: { ...state, instance: '2' } });
    expect(withMessage(reloaded, { kind: 'bye', instance: '1' })).toBe(reloaded);
  });
});
