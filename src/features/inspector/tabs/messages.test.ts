import { initialFlows } from '../../../store/flows';
import { parseMessage, type TabState } from './messages';
import { withMessage } from './tabList';

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
/** As it comes over the channel: plain data. */
const structuredCopy = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

const [entry] = state.log;
const send = { kind: 'send', tab: 'tab-1', flow: 'diwali', event: { type: 'NEXT' } };
const jump = { kind: 'jump', tab: 'tab-1', flow: 'diwali', record: initialFlows.diwali };

it.each([
  ['hello', { kind: 'hello' }],
  ['a state', { kind: 'state', state }],
  ['bye', { kind: 'bye', instance: '1' }],
  ['an event', send],
  ['a jump', jump],
  ['a jump for an event', { ...jump, event: { type: 'NEXT' }, effects: ['scrollToTop'] }],
])('%s is a message', (_, message) => {
  expect(parseMessage(structuredCopy(message))).toEqual(message);
});

it.each([
  ['nothing', undefined],
  ['a text', 'hello'],
  ['an unknown kind', { kind: 'destroy' }],
  ['a name of Object', { kind: 'constructor' }],
  ['a state without machines', { kind: 'state', state: { ...state, flows: {} } }],
  [
    'a state no machine has',
    { kind: 'state', state: { ...state, flows: { ...initialFlows, gym: { value: 'x', context: {} } } } },
  ],
  [
    'a log of something else',
    { kind: 'state', state: { ...state, log: [{ ...entry, event: { type: 'FLY' } }] } },
  ],
  [
    'a log without an end',
    { kind: 'state', state: { ...state, log: Array.from({ length: 51 }, () => entry) } },
  ],
  ['an address without an end', { kind: 'state', state: { ...state, address: 'x'.repeat(3000) } }],
  ['an event of another machine', { ...send, event: { type: 'START' } }],
  ['an event for nobody', { ...send, flow: 'toString' }],
  ['a jump to nowhere', { ...jump, record: { value: 'gone', context: {} } }],
])('%s is none', (_, message) => {
  expect(parseMessage(message)).toBeUndefined();
});

describe('the list of tabs', () => {
  const one = withMessage([], { kind: 'state', state });

  it('knows a tab once, however often it is heard', () => {
    const again = withMessage(one, { kind: 'state', state: { ...state, address: '/gym' } });
    expect(again.map(({ address }) => address)).toEqual(['/gym']);
  });

  it('keeps one that is gone, and takes it back after a reload', () => {
    const gone = withMessage(one, { kind: 'bye', instance: '1' });
    expect(gone.map(({ isGone }) => isGone)).toEqual([true]);
    const back = withMessage(gone, { kind: 'state', state: { ...state, instance: '2' } });
    expect(back.map(({ isGone, instance }) => [isGone, instance])).toEqual([[false, '2']]);
  });

  it('does not take the farewell of an earlier load for the tab’s', () => {
    const reloaded = withMessage(one, { kind: 'state', state: { ...state, instance: '2' } });
    expect(withMessage(reloaded, { kind: 'bye', instance: '1' })).toBe(reloaded);
  });
});
