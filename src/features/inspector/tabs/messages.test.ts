import { initialFlows } from '../../../store/flows';
import { isMessage, type TabState } from './messages';
import { withMessage } from './useTabs';

const state: TabState = {
  tab: 'tab-1',
  instance: '1',
  openedAt: 5,
  address: '/diwali',
  flows: initialFlows,
  log: [
    {
      serial: 1,
      at: 6,
      flow: 'diwali',
      event: { type: 'NEXT' },
      from: 'details',
      to: 'select',
      outcome: 'moved',
      effects: ['scrollToTop'],
    },
  ],
};
/** Like a message received over the channel: plain data. */
const structuredCopy = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

const [entry] = state.log;
const stateWith = (changes: object) => ({ kind: 'state', state: { ...state, ...changes } });
const send = { kind: 'send', tab: 'tab-1', flow: 'diwali', event: { type: 'NEXT' } };
const jump = { kind: 'jump', tab: 'tab-1', flow: 'diwali', record: initialFlows.diwali };

it.each([
  ['hello', { kind: 'hello' }],
  ['a state', { kind: 'state', state }],
  ['bye', { kind: 'bye', instance: '1' }],
  ['an event', send],
  ['a jump', jump],
  ['a jump for an event', { ...jump, event: { type: 'NEXT' }, effects: ['scrollToTop'] }],
])('accepts %s', (_, message) => {
  expect(isMessage(structuredCopy(message))).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['a text', 'hello'],
  ['an unknown kind', { kind: 'destroy' }],
  ['a property name of Object', { kind: 'constructor' }],
  ['a state without machines', stateWith({ flows: {} })],
  ['an unknown state', stateWith({ flows: { ...initialFlows, gym: { value: 'x', context: {} } } })],
  ['a log with an unknown event', stateWith({ log: [{ ...entry, event: { type: 'FLY' } }] })],
  ['an overlong log', stateWith({ log: Array.from({ length: 51 }, () => entry) })],
  ['an overlong address', stateWith({ address: 'x'.repeat(3000) })],
  ['an event of another machine', { ...send, event: { type: 'START' } }],
  ['an event for an unknown machine', { ...send, flow: 'toString' }],
  ['a jump to an unknown state', { ...jump, record: { value: 'gone', context: {} } }],
])('rejects %s', (_, message) => {
  expect(isMessage(message)).toBe(false);
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
