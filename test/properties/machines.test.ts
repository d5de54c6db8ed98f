import fc from 'fast-check';
import { FLOW_IDS, type FlowId, machines, REMEMBERED_FLOWS } from '../../machines';
import { EFFECT_NAMES } from '../../machines/effects';
import { choicesOf } from '../../machines/exportRequest';
import { isPremiumTemplate } from '../../src/domain/access';
import { canSend, restoredRecord, stepFlow, type FlowRecord } from '../../src/store/flowRecords';
import { initialFlows } from '../../src/store/flows';
import { machineEvent } from './actions';
import { property } from './property';

/** The last one is a machine's change to its own context. */
const EFFECTS: ReadonlySet<string> = new Set([...EFFECT_NAMES, 'xstate.assign']);
const REMEMBERED: ReadonlySet<FlowId> = new Set(REMEMBERED_FLOWS);

property(
  'a machine is in a declared state, asks for known effects, survives a reload and exports no premium poster to a visitor',
  fc.record({
    flow: fc.constantFrom(...FLOW_IDS),
    events: fc.array(machineEvent, { minLength: 1, maxLength: 20, size: 'max' }),
  }),
  1000,
  ({ flow, events }) => {
    let record = initialFlows[flow];
    for (const event of events) {
      const before = record;
      const { record: after, effects } = stepFlow(flow, before, event);
      record = after;
      const fail = (problem: string) => {
        throw new Error(`After ${JSON.stringify(event)}, ${flow} ${problem}: ${JSON.stringify(record)}`);
      };
      const unknown = effects.filter((name) => !EFFECTS.has(name));
      if (unknown.length > 0) fail(`asks for ${unknown.join(', ')}`);
      const [top = ''] = Object.keys(typeof record.value === 'string' ? { [record.value]: 1 } : record.value);
      if (!(top in machines[flow].states)) fail('is in no declared state');
      const copy = JSON.parse(JSON.stringify(record)) as FlowRecord;
      if (REMEMBERED.has(flow) && JSON.stringify(restoredRecord(flow, copy)) !== JSON.stringify(record))
        fail('is not restored');
      if (!canSend(flow, before, event) && record !== before) fail('handled an event that it refuses');
      // The gym has two posters, both free.
      const isPremium =
        flow !== 'gymPicker' && choicesOf(event).some(({ template }) => isPremiumTemplate(template));
      if (isPremium && effects.includes('startExport')) fail('exported a premium poster');
      if ((flow === 'resumeC' || flow === 'resumeD') && record.value !== 'locked') fail('opened');
    }
  },
);
