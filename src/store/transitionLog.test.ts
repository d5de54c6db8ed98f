import { storeWith } from '../../test/jest/fakes';
import { signedIn } from './authFacts';
import { flowEvent, flowJump, initialFlows } from './flows';
import { LOG_LENGTH, loggedTransitions, onTransition, type LoggedTransition } from './transitionLog';

beforeAll(() => void Object.assign(globalThis, { __INSPECT__: true }));
afterAll(() => void Object.assign(globalThis, { __INSPECT__: false }));

const ASHA = { uid: 'u1', email: 'asha@example.com', userName: 'Asha', photo: null };
const summary = ({ flow, event, from, to, outcome, effects }: LoggedTransition) => ({
  flow,
  event: event.type,
  from,
  to,
  outcome,
  effects,
});

/** Logged transitions of the actions that `act` dispatches, oldest first. */
function logOf(act: (store: ReturnType<typeof storeWith>['store']) => void): LoggedTransition[] {
  const { store } = storeWith();
  const logged: LoggedTransition[] = [];
  const stop = onTransition((one) => logged.push(one));
  act(store);
  stop();
  return logged;
}

it('logs machine, event, states and effects', () => {
  const logged = logOf((store) => store.dispatch(flowEvent('resumeA', { type: 'NEXT' })));
  expect(logged.map(summary)).toEqual([
    {
      flow: 'resumeA',
      event: 'NEXT',
      from: 'personal',
      to: 'work',
      outcome: 'moved',
      effects: ['scrollToTop'],
    },
  ]);
  expect(Math.abs(Date.now() - (logged[0]?.at ?? 0))).toBeLessThan(10_000);
});

it('logs a refused event', () => {
  const [refused] = logOf((store) => store.dispatch(flowEvent('resumeA', { type: 'PREVIOUS' })));
  expect(refused).toMatchObject({ outcome: 'refused', from: 'personal', to: 'personal', effects: [] });
});

it('keeps the payload of the event', () => {
  const [jump] = logOf((store) => store.dispatch(flowEvent('resumeA', { type: 'JUMP', step: 'work' })));
  expect(jump?.event).toEqual({ type: 'JUMP', step: 'work' });
});

it('logs an event before those that its effects dispatch', () => {
  const logged = logOf((store) => {
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    store.dispatch(flowEvent('diwali', { type: 'LOGIN' }));
  });
  expect(logged.map(({ flow, event }) => `${flow} ${event.type}`)).toEqual([
    'diwali NEXT',
    'diwali LOGIN',
    'loginPopup OPEN',
  ]);
});

it('logs an auth fact only for machines that react to it', () => {
  const logged = logOf((store) =>
    store.dispatch(signedIn({ user: ASHA, via: 'login', isProfileSaved: true })),
  );
  const flows = logged.map(({ flow }) => flow);
  expect(flows).toContain('diwali');
  expect(flows).toContain('resumeC');
  expect(flows).not.toContain('resumeA');
});

it('logs a jump, which runs no effects', () => {
  const record = { ...initialFlows.resumeA, value: 'preview' };
  let value: unknown;
  const [jump] = logOf((store) => {
    store.dispatch(flowJump({ flow: 'resumeA', record }));
    value = store.getState().flows.resumeA.value;
  });
  expect(value).toBe('preview');
  expect(jump).toMatchObject({ outcome: 'jumped', from: 'personal', to: 'preview', effects: [] });
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

it('is disabled in production builds, as are jumps', () => {
  Object.assign(globalThis, { __INSPECT__: false });
  let value: unknown;
  const logged = logOf((store) => {
    store.dispatch(flowEvent('resumeA', { type: 'NEXT' }));
    store.dispatch(flowJump({ flow: 'resumeA', record: { ...initialFlows.resumeA, value: 'preview' } }));
    value = store.getState().flows.resumeA.value;
  });
  Object.assign(globalThis, { __INSPECT__: true });
  expect(logged).toEqual([]);
  expect(value).toBe('work');
});
