/** @jest-environment node */
import './production';
import fc from 'fast-check';
import { FLOW_IDS, machines, REMEMBERED_FLOWS, type FlowId } from '../../machines';
import { EFFECT_NAMES } from '../../machines/effects';
import { isPremiumTemplate } from '../../src/domain/access';
import { canSend, initialFlows, isFlowAction, restoredRecord, stepFlow } from '../../src/store/flows';
import { flowStep } from './actions';
import { property } from './property';

const EFFECTS: ReadonlySet<string> = new Set(EFFECT_NAMES);
/** What machines do to their own context is no effect on the world. */
const OWN = new Set(['xstate.assign']);
const REMEMBERED: ReadonlySet<FlowId> = new Set(REMEMBERED_FLOWS);

property(
  'a machine stands in a declared state, names known effects and survives a reload, whatever it is sent',
  fc.array(flowStep, { minLength: 1, maxLength: 20, size: 'max' }),
  500,
  (steps) => {
    let flows = initialFlows;
    for (const action of steps) {
      if (!isFlowAction(action)) continue;
      const { flow, event } = action.payload;
      const before = flows[flow];
      const { record, effects } = stepFlow(flow, before, event);
      flows = { ...flows, [flow]: record };
      const unknown = effects.filter((name) => !EFFECTS.has(name) && !OWN.has(name));
      if (unknown.length > 0) throw new Error(`${flow} asks for ${unknown.join(', ')}`);
      const [top] = Object.keys(typeof record.value === 'string' ? { [record.value]: 1 } : record.value);
      if (top === undefined || !(top in machines[flow].states))
        throw new Error(`${flow} stands in ${JSON.stringify(record.value)}`);
      const copy: unknown = JSON.parse(JSON.stringify(record));
      if (REMEMBERED.has(flow) && JSON.stringify(restoredRecord(flow, copy)) !== JSON.stringify(record))
        throw new Error(`${flow} does not come back: ${JSON.stringify(record)}`);
      if (!canSend(flow, before, event) && record !== before)
        throw new Error(`${flow} took ${event.type}, which it said it cannot`);
    }
  },
);

property(
  'nobody who is not signed in is given a premium poster',
  fc.array(flowStep, { minLength: 1, maxLength: 20, size: 'max' }),
  500,
  (steps) => {
    let flows = initialFlows;
    for (const action of steps) {
      if (!isFlowAction(action)) continue;
      const { flow, event } = action.payload;
      const { record, effects } = stepFlow(flow, flows[flow], event);
      flows = { ...flows, [flow]: record };
      // The gym has two posters, and both are open to everybody.
      const isPremium = 'template' in event && isPremiumTemplate(event.template) && flow !== 'gymPicker';
      if (isPremium && effects.some((effect: string) => effect === 'startExport'))
        throw new Error(`${flow} gave template ${event.template}`);
      if ((flow === 'resumeC' || flow === 'resumeD') && record.value !== 'locked')
        throw new Error(`${flow} opened at ${JSON.stringify(record.value)}`);
    }
  },
);

it('covers every machine', () => {
  const sent = new Set(fc.sample(flowStep, 500).map(({ type }) => type.split('/')[1]));
  expect([...sent].sort()).toEqual([...FLOW_IDS].sort());
});
