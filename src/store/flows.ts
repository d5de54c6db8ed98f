import type { UnknownAction } from '@reduxjs/toolkit';
import {
  initialTransition,
  transition,
  type AnyStateMachine,
  type EventFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { FLOW_IDS, machines, type FlowId, type Machines } from '../../machines';
import { signedIn, signedOut, toolsOpened } from './authFacts';

/** What a running machine amounts to, as plain data. This is all that Redux keeps of it. */
export interface FlowRecord {
  readonly value: StateValue;
  readonly context: unknown;
}

export type FlowsState = Readonly<Record<FlowId, FlowRecord>>;

export type FlowEvent<Id extends FlowId = FlowId> = { [One in Id]: EventFrom<Machines[One]> }[Id];

/** An event for a machine. Its type carries flow and event, so the DevTools timeline reads `flow/resumeA/NEXT`. */
export interface FlowAction extends UnknownAction {
  type: `flow/${FlowId}/${string}`;
  payload: { flow: FlowId; event: FlowEvent };
}

export function flowEvent<Id extends FlowId>(flow: Id, event: FlowEvent<Id>): FlowAction {
  // One of many pairs of flow and event; the signature has checked that they belong together.
  const plain = event as FlowEvent;
  return { type: `flow/${flow}/${plain.type}`, payload: { flow, event: plain } };
}

export function isFlowAction(action: unknown): action is FlowAction {
  return (
    typeof action === 'object' &&
    action !== null &&
    'type' in action &&
    String(action.type).startsWith('flow/')
  );
}

/** Puts a machine into a state, past its guards and without effects. Only builds with `__INSPECT__` heed it. */
export interface FlowJump extends UnknownAction {
  type: `flow/${FlowId}/@@jump`;
  payload: {
    flow: FlowId;
    record: FlowRecord;
    /** Where the record is what an event leads to: that event, and the effects which it named and nobody ran. */
    event?: FlowEvent;
    effects?: readonly string[];
  };
}

export const flowJump = (payload: FlowJump['payload']): FlowJump => ({
  type: `flow/${payload.flow}/@@jump`,
  payload,
});

export const isFlowJump = (action: UnknownAction): action is FlowJump => action.type.endsWith('/@@jump');

/** What an auth fact means to every machine. */
function factFor(action: UnknownAction): FlowEvent | undefined {
  if (signedIn.match(action)) return { type: 'SIGNED_IN' };
  if (signedOut.match(action)) return { type: 'SIGNED_OUT' };
  if (toolsOpened.match(action)) return { type: action.payload.isSignedIn ? 'SIGNED_IN' : 'SIGNED_OUT' };
  return undefined;
}

/** The events that an action means for a machine: its own, or an auth fact, which every machine is told. */
export function eventFor(flow: FlowId, action: UnknownAction): FlowEvent | undefined {
  if (__INSPECT__ && isFlowJump(action)) return undefined;
  if (isFlowAction(action)) return action.payload.flow === flow ? action.payload.event : undefined;
  return factFor(action);
}

const logic = (flow: FlowId): AnyStateMachine => machines[flow];
const recordOf = ({ value, context }: FlowRecord): FlowRecord => ({ value, context });

export const initialFlows = Object.fromEntries(
  FLOW_IDS.map((flow) => [flow, recordOf(initialTransition(logic(flow))[0])]),
) as FlowsState;

/** Whether a stored context still has the fields, and the types, that the machine starts with. Null stands for what comes later. */
function fitsContext(context: unknown, initial: unknown): boolean {
  if (typeof context !== 'object' || context === null) return false;
  return Object.entries(initial as object).every(
    ([name, value]) =>
      name in context &&
      (value === null || typeof (context as Record<string, unknown>)[name] === typeof value),
  );
}

/** A record from an earlier visit, or undefined when it no longer fits its machine (an old tab, a new release). */
export function restoredRecord(flow: FlowId, stored: unknown): FlowRecord | undefined {
  if (typeof stored !== 'object' || stored === null || !('value' in stored) || !('context' in stored))
    return undefined;
  if (!fitsContext(stored.context, initialFlows[flow].context)) return undefined;
  const record = { value: stored.value as StateValue, context: stored.context };
  try {
    logic(flow).resolveState(record);
    return record;
  } catch {
    return undefined;
  }
}

/** The XState snapshot of a record: `value`, `context`, `can`, `matches`, `hasTag`. */
export function snapshotOf<Id extends FlowId>(flow: Id, record: FlowRecord): SnapshotFrom<Machines[Id]> {
  // The registry is a union of machines; the id picks the one this record belongs to.
  return logic(flow).resolveState(record) as SnapshotFrom<Machines[Id]>;
}

/** The pure transition: the next record (the same object when nothing changed) and the effects it names. */
export function stepFlow(flow: FlowId, record: FlowRecord, event: FlowEvent) {
  // Most machines have no ear for most facts, and asking them is the dearest thing the store does.
  if (!logic(flow).events.includes(event.type)) return { record, effects: [] };
  const [next, actions] = transition(logic(flow), logic(flow).resolveState(record), event);
  const after = recordOf(next);
  // Same reference for the same state: subscribers sleep, and a first visit writes no session key.
  const isSame = JSON.stringify(after) === JSON.stringify(recordOf(record));
  return { record: isSame ? record : after, effects: actions.map(({ type }) => type) };
}

/** What the transitions of one action ask of the outside world, and the flows as they stood after it. */
interface AskedEffects {
  readonly flows: FlowsState;
  readonly asked: readonly {
    readonly flow: FlowId;
    readonly event: FlowEvent;
    readonly effects: readonly string[];
  }[];
}

/**
 * Which state an action really met is known only where it is reduced: while somebody looks at an earlier moment in Redux
 * DevTools, the store shows that one, and a locked log takes no action at all.
 */
const askedBy = new WeakMap<UnknownAction, AskedEffects>();

/** The effects that the last pass of this very action named, to be run once; undefined where it named none. */
export function takeEffects(action: UnknownAction): AskedEffects | undefined {
  const taken = askedBy.get(action);
  askedBy.delete(action);
  return taken;
}

/** Redux hosts the machines: XState decides, Redux remembers. */
export function flowsReducer(state: FlowsState = initialFlows, action: UnknownAction): FlowsState {
  if (__INSPECT__ && isFlowJump(action)) {
    const { flow, record } = action.payload;
    return { ...state, [flow]: record };
  }
  if (!isFlowAction(action) && !factFor(action)) return state;
  let next = state;
  const asked: AskedEffects['asked'][number][] = [];
  for (const flow of FLOW_IDS) {
    const event = eventFor(flow, action);
    if (!event) continue;
    const { record, effects } = stepFlow(flow, state[flow], event);
    if (effects.length > 0) asked.push({ flow, event, effects });
    if (record !== state[flow]) next = { ...next, [flow]: record };
  }
  if (asked.length > 0) askedBy.set(action, { flows: next, asked });
  return next;
}
