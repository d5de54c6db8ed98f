import { storeWith } from '../../test/jest/fakes';
import { signedIn } from './authFacts';
import { flowEvent, flowJump, initialFlows } from './flows';
import { LOG_LENGTH, loggedTransitions, onTransition, type LoggedTransition } from './transitionLog';

beforeAll(() => void Object.assign(globalThis, { __INSPECT__: true }));
afterAll(() => void Object.assign(globalThis, { __INSPECT__: false }));

const ASHA = { uid: 'u1', email: 'asha@example.com', userName: 'Asha', photo: null };
const told = ({ flow, event, from, to, outcome, effects }: LoggedTransition) => ({
  flow,
  event: event.type,
  from,
  to,
  outcome,
  effects,
});

/** What the log says of the actions that `act` dispatches, oldest first. */
function logOf(act: (store: ReturnType<typeof storeWith>['store']) => void): LoggedTransition[] {
  const { store } = storeWith();
  const logged: LoggedTransition[] = [];
  const stop = onTransition((one) => logged.push(one));
  act(store);
  stop();
  return logged;
}

it('notes machine, event, states and effects', () => {
  const logged = logOf((store) => store.dispatch(flowEvent('resumeA', { type: 'NEXT' })));
  expect(logged.map(told)).toEqual([
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

it('notes an event that is refused', () => {
  const [refused] = logOf((store) => store.dispatch(flowEvent('resumeA', { type: 'PREVIOUS' })));
  expect(refused).toMatchObject({ outcome: 'refused', from: 'personal', to: 'personal', effects: [] });
});

it('keeps what the event carried', () => {
  const [jump] = logOf((store) => store.dispatch(flowEvent('resumeA', { type: 'JUMP', step: 'work' })));
  expect(jump?.event).toEqual({ type: 'JUMP', step: 'work' });
});

it('notes an event before those that its effects bring', () => {
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

it('notes a fact that all machines are told where it did something, and nowhere else', () => {
  const logged = logOf((store) =>
    store.dispatch(signedIn({ user: ASHA, via: 'login', isProfileSaved: true })),
  );
  const flows = logged.map(({ flow }) => flow);
  expect(flows).toContain('diwali');
  expect(flows).toContain('resumeC');
  expect(flows).not.toContain('resumeA');
});

it('notes a jump, which runs no effect', () => {
  const record = { ...initialFlows.resumeA, value: 'preview' };
  let value: unknown;
  const [jump] = logOf((store) => {
    store.dispatch(flowJump({ flow: 'resumeA', record }));
    value = store.getState().flows.resumeA.value;
  });
  expect(value).toBe('preview');
  expect(jump).toMatchObject({ outcome: 'jumped', from: 'personal', to: 'preview', effects: [] });
});

it('keeps the last fifty, newest first', () => {
  logOf((store) => {
    for (let count = 0; count < LOG_LENGTH + 5; count += 1)
      store.dispatch(flowEvent('resumeA', { type: count % 2 === 0 ? 'NEXT' : 'PREVIOUS' }));
  });
  const serials = loggedTransitions().map(({ serial }) => serial);
  expect(serials).toHaveLength(50);
  expect(serials).toEqual([...serials].sort((one, other) => other - one));
});

it('does not exist in a published build, and neither does the jump', () => {
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
