/** @jest-environment node */
import './production';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { FLOW_IDS, machines } from '../../machines';
import { snapshotOf } from '../../src/store/flows';
import { FLOWS_KEY } from '../../src/domain/sessionKeys';
import { selectUser } from '../../src/store/authSlice';
import { formatRupees } from '../../src/domain/sip/amounts';
import { planFrom, resultOf } from '../../src/domain/sip/plan';
import type { RootState } from '../../src/store/rootReducer';
import { selectToasts } from '../../src/store/toastsSlice';
import { anyAction } from './actions';
import { property } from './property';
import { kept, storable, Visit } from './visit';

const RELOAD = { type: 'reload' };
/** Presses the button of the oldest toast, if it has one. */
const PRESS = { type: 'press' };
/** The page is hidden while its storage is full; there is room again at the next reload. */
const FULL = { type: 'full' };
/** The reload finds the places of another release, one that this one lacks among them. */
const STALE = { type: 'stale' };
const PLACES = JSON.stringify({
  resumeA: { value: 'hobbies', context: { returnTo: 8 } },
  resumeC: { value: 'locked', history: { 'resumeC.open.lastStop': ['resumeC.open.hobbies'] } },
  resumeD: { value: 'locked', context: { returnTo: 'work' } },
  diwali: { value: 'filters' },
  gymPicker: { value: { nextStep: 'template99' } },
});
const step = fc.oneof(
  { arbitrary: anyAction, weight: 14 },
  { arbitrary: fc.constantFrom(RELOAD, PRESS, FULL, STALE), weight: 4 },
);
const sequences = fc.array(step, { minLength: 1, maxLength: 14, size: 'max' });

/** Every machine stands in a state that it declares. */
function expectDeclaredStates({ flows }: RootState): void {
  for (const flow of FLOW_IDS) {
    const { _nodes: nodes } = snapshotOf(flow, flows[flow]) as { _nodes: readonly { key: string }[] };
    if (nodes.length < 2) throw new Error(`${flow} stands nowhere: ${JSON.stringify(flows[flow])}`);
  }
}

/** Whoever is signed in stands behind the gate of every premium wizard. */
function expectOpenGates(state: RootState): void {
  const { resumeC, resumeD } = state.flows;
  if (selectUser(state) && [resumeC.value, resumeD.value].includes('locked'))
    throw new Error(`A member is locked out: ${JSON.stringify([resumeC, resumeD])}`);
}

/** `expect` costs too much to be asked a hundred thousand times; it is asked where something differs, for its words. */
function expectSame(before: unknown, after: unknown): void {
  if (!isDeepStrictEqual(before, after)) expect(after).toEqual(before);
}

/** Never "NaN" or "Infinity" in an amount. */
function expectAmounts({ calculator }: RootState): void {
  const plan = planFrom(calculator);
  const shown = Object.values((plan && resultOf(plan)) ?? { none: undefined }).map(formatRupees);
  for (const amount of shown) if (!/^(?:−?₹[\d,]+\.\d\d|—)$/.test(amount)) throw new Error(amount);
}

it('knows the states of all machines', () => {
  expect(FLOW_IDS.every((flow) => Object.keys(machines[flow].states).length > 1)).toBe(true);
});

/** What was typed and chosen; where the visitor stands may change with a release. */
const contentOf = (state: RootState) => ({ ...storable(kept(state)), flows: undefined });

property('nothing is lost when a visit is reloaded at any moment', sequences, 10_000, (steps) => {
  const visit = new Visit();
  for (const action of [...steps, RELOAD]) {
    if (action.type === FULL.type) visit.hide(0);
    else if (action.type === STALE.type) {
      const before = contentOf(visit.store.getState());
      visit.reload({ [FLOWS_KEY]: PLACES });
      expectDeclaredStates(visit.store.getState());
      expectOpenGates(visit.store.getState());
      expectSame(before, contentOf(visit.store.getState()));
    } else if (action.type !== RELOAD.type) {
      const [toast] = selectToasts(visit.store.getState());
      visit.store.dispatch(action.type === PRESS.type ? (toast?.action?.dispatches ?? PRESS) : action);
    }
    if (action.type !== RELOAD.type) continue;
    const before = visit.store.getState();
    expectDeclaredStates(before);
    expectOpenGates(before);
    expectAmounts(before);
    visit.reload();
    expectSame(storable(kept(before)), kept(visit.store.getState()));
  }
  visit.end();
});
