import type { StateValue } from 'xstate';
import { REMEMBERED_FLOWS, type FlowId } from '../../machines';
import { restoredRecord, stepFlow, type FlowRecord } from './flowRecords';
import { initialFlows, type FlowsState } from './flows';
import { asRecord, type Decode } from './sessionCodecs';

/** The stored place in a flow, or the nearest before it that this release has. */
function placeIn(flow: FlowId, stored: unknown): FlowRecord {
  const { value, before } = asRecord(stored ?? {});
  const { context } = initialFlows[flow];
  for (const place of [value].concat(before)) {
    const record = restoredRecord(flow, { value: place, context } as FlowRecord);
    if (record) return record;
  }
  return initialFlows[flow];
}

/** The remembered flows; those without a stored place are in their initial state. */
export const decodeFlows: Decode<FlowsState> = (raw) => {
  const stored = asRecord(JSON.parse(raw));
  const restored = REMEMBERED_FLOWS.map((flow) => [flow, placeIn(flow, stored[flow])] as const);
  return { ...initialFlows, ...Object.fromEntries(restored) };
};

/** The places before one, the nearest first, for a release that doesn't have it. */
function placesBefore(flow: FlowId, record: FlowRecord): readonly StateValue[] {
  const { record: before } = stepFlow(flow, record, { type: 'PREVIOUS' });
  return before === record ? [] : [before.value, ...placesBefore(flow, before)];
}

/**
 * Encodes the places of flows that have left their initial state; of a locked one, the place to which its gate leads back. The
 * rest is known again after a reload: signing out is the first thing that the store tells a machine.
 */
export function encodeFlows(flows: FlowsState): string {
  const moved = REMEMBERED_FLOWS.filter((flow) => flows[flow] !== initialFlows[flow]);
  const places = moved.map((flow) => {
    const { record } = stepFlow(flow, flows[flow], { type: 'SIGNED_IN' });
    return [flow, { value: record.value, before: placesBefore(flow, record) }];
  });
  return JSON.stringify(Object.fromEntries(places));
}
