/** @jest-environment node */
import './production';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { FLOW_IDS, machines } from '../../machines';
import { snapshotOf } from '../../src/store/flows';
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
const step = fc.oneof(
  { arbitrary: anyAction, weight: 14 },
  { arbitrary: fc.constantFrom(RELOAD, PRESS, FULL), weight: 3 },
);
const sequences = fc.array(step, { minLength: 1, maxLength: 14, size: 'max' });

/** Every machine stands in a state that it declares. */
function expectDeclaredStates({ flows }: RootState): void {
  for (const flow of FLOW_IDS) {
    const { _nodes: nodes } = snapshotOf(flow, flows[flow]) as { _nodes: readonly { key: string }[] };
    if (nodes.length < 2) throw new Error(`${flow} stands nowhere: ${JSON.stringify(flows[flow])}`);
  }
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

property('nothing is lost when a visit is reloaded at any moment', sequences, 10_000, (steps) => {
  const visit = new Visit();
  for (const action of [...steps, RELOAD]) {
    if (action.type === FULL.type) visit.hide(0);
    else if (action.type !== RELOAD.type) {
      const [toast] = selectToasts(visit.store.getState());
      visit.store.dispatch(action.type === PRESS.type ? (toast?.action?.dispatches ?? PRESS) : action);
    }
    if (action.type !== RELOAD.type) continue;
    const before = visit.store.getState();
    expectDeclaredStates(before);
    expectAmounts(before);
    visit.reload();
    expectSame(storable(kept(before)), kept(visit.store.getState()));
  }
  visit.end();
});
