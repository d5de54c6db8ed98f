import { ASHA, storeWith } from '../../../test/jest/fakes';
import { signedIn } from '../../store/authFacts';
import { flowEvent, flowJump, initialFlows } from '../../store/flows';
import {
  LOG_LENGTH,
  loggedTransitions,
  onTransition,
  transitionLog,
  type LoggedTransition,
} from './transitionLog';

beforeAll(() => void Object.assign(globalThis, { __INSPECT__: true }));
afterAll(() => void Object.assign(globalThis, { __INSPECT__: false }));

/** Logged transitions of the actions that `act` dispatches, oldest first. */
function logOf(act: (store: ReturnType<typeof storeWith>['store']) => void): LoggedTransition[] {
  const { store } = storeWith();
  store.extend({ reactions: [transitionLog] });
  const logged: LoggedTransition[] = [];
  const stop = onTransition((one) => logged.push(one));
  act(store);
  stop();
  return logged;
}

it('logs the time, the event with its payload, the states, the outcome and the effects', () => {
  jest.useFakeTimers({ now: 1_795_000_000_000 });
  const logged = logOf(({ dispatch }) => {
    dispatch(flowEvent('resumeA', { type: 'PREVIOUS' }));
    dispatch(flowEvent('resumeA', { type: 'JUMP', step: 'work' }));
  });
  jest.useRealTimers();
  const common = { flow: 'resumeA', at: 1_795_000_000_000, from: 'personal' };
  expect(logged).toMatchObject([
    { ...common, event: { type: 'PREVIOUS' }, to: 'personal', outcome: 'refused', effects: [] },
    {
      ...common,
      event: { type: 'JUMP', step: 'work' },
      to: 'work',
      outcome: 'moved',
      effects: ['scrollToTop'],
    },
  ]);
});

it('logs an event before those that its effects dispatch', () => {
  const logged = logOf((store) => store.dispatch(flowEvent('resumeC', { type: 'LOGIN' })));
  expect(logged).toMatchObject([
    { flow: 'resumeC', event: { type: 'LOGIN' } },
    { flow: 'loginPopup', event: { type: 'OPEN', origin: 'template' } },
  ]);
});

it('logs an auth fact only for machines that react to it', () => {
  const logged = logOf((store) => store.dispatch(signedIn({ user: ASHA, via: 'login', warnings: [] })));
  const flows = logged.map(({ flow }) => flow);
  expect(flows).toContain('diwali');
  expect(flows).toContain('resumeC');
  expect(flows).not.toContain('resumeA');
});

/** Sets the state as the inspector does. @returns what was logged, and the state then */
function jumped() {
  let value: unknown;
  const logged = logOf(({ dispatch, getState }) => {
    dispatch(flowJump({ flow: 'resumeA', record: { ...initialFlows.resumeA, value: 'preview' } }));
    ({ value } = getState().flows.resumeA);
  });
  return { logged, value };
}

it('logs a jump, which runs no effects', () => {
  const { logged, value } = jumped();
  expect(value).toBe('preview');
  expect(logged).toMatchObject([{ outcome: 'jumped', from: 'personal', to: 'preview', effects: [] }]);
});

it('keeps the last 50 transitions, newest first', () => {
  logOf((store) => {
    for (let count = 0; count < LOG_LENGTH + 5; count += 1)
      store.dispatch(flowEvent('resumeA', { type: count % 2 === 0 ? 'NEXT' : 'PREVIOUS' }));
  });
  const serials = loggedTransitions().map(({ serial }) => serial);
  expect(serials).toHaveLength(50);
  expect(serials).toEqual([...serials].sort((one, other) => other - one));
});

it('jumps are disabled in production builds', () => {
  Object.assign(globalThis, { __INSPECT__: false });
  const { value } = jumped();
  Object.assign(globalThis, { __INSPECT__: true });
  expect(value).toBe('personal');
});
