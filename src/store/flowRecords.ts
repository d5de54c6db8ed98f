import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { FLOW_IDS, machines, type FlowId, type Machines } from '../../machines';
import type { EffectName } from '../../machines/effects';
import { oncePerObject } from '../domain/oncePerObject';

/** State of a running machine as plain data, which is all that Redux stores. */
export interface FlowRecord {
  readonly value: StateValue;
  readonly context: unknown;
  /** The memory of XState's history states: the ids of the states to return to, by the id of the history state. */
  readonly history?: Readonly<Record<string, readonly string[]>>;
}

export type FlowEvent<Id extends FlowId = FlowId> = { [One in Id]: EventFrom<Machines[One]> }[Id];

const logic = (flow: FlowId): AnyStateMachine => machines[flow];

function recordOf({ value, context, historyValue }: AnyMachineSnapshot): FlowRecord {
  const place = { value: value as StateValue, context: context as unknown };
  const history = Object.entries(historyValue).map(
    ([id, states]) => [id, states.map((state) => state.id)] as const,
  );
  return history.length > 0 ? { ...place, history: Object.fromEntries(history) } : place;
}

/** A record belongs to one machine, and most stay the same for a whole visit. @throws Error if the machine has no such state */
const resolved = oncePerObject(({ value, context, history = {} }: FlowRecord, flow: FlowId) => {
  const machine = logic(flow);
  const historyValue = Object.fromEntries(
    Object.entries(history).map(([id, states]) => [
      id,
      states.map((state) => machine.getStateNodeById(state)),
    ]),
  ) as AnyMachineSnapshot['historyValue'];
  return machine.resolveState({ value, context, historyValue });
});

export const initialRecords = Object.fromEntries(
  FLOW_IDS.map((flow) => [flow, recordOf(initialTransition(logic(flow))[0])]),
) as Record<FlowId, FlowRecord>;

/** Validates a record from outside; undefined if its machine can't be in it (an old tab, a new release). */
export function restoredRecord(flow: FlowId, stored: FlowRecord): FlowRecord | undefined {
  try {
    const snapshot = resolved(stored, flow);
    // XState accepts a history state as a place, and a return to it never ends.
    return snapshot._nodes.some(({ type }) => type === 'history') ? undefined : recordOf(snapshot);
  } catch {
    return undefined;
  }
}

/** The XState snapshot of a record: `value`, `context`, `can`, `matches`, `hasTag`. */
export function snapshotOf<Id extends FlowId>(flow: Id, record: FlowRecord): SnapshotFrom<Machines[Id]> {
  // TypeScript can't relate the id to its machine in the registry.
  return resolved(record, flow) as SnapshotFrom<Machines[Id]>;
}

/** Whether a machine would react to an event. */
export const canSend = (flow: FlowId, record: FlowRecord, event: FlowEvent): boolean =>
  resolved(record, flow).can(event);

/** Pure transition: the next record (the same object if nothing changed) and the names of its effects. */
export function stepFlow(flow: FlowId, record: FlowRecord, event: FlowEvent) {
  // Most machines ignore most events, and `transition` is the store's most expensive call.
  if (!logic(flow).events.includes(event.type)) return { record, effects: [] };
  const [next, actions] = transition(logic(flow), resolved(record, flow), event);
  const after = recordOf(next);
  // Keep the reference if nothing changed: no re-renders, and a first visit writes no session key.
  const isSame = JSON.stringify(after) === JSON.stringify(record);
  return { record: isSame ? record : after, effects: actions.map(({ type }) => type as EffectName) };
}
