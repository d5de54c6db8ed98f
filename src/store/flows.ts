import type { UnknownAction } from '@reduxjs/toolkit';
import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import {
  FLOW_IDS,
  LATE_RECORDS,
  machines,
  type FlowId,
  type LateFlowId,
  type Machines,
} from '../../machines';
import type { EffectName } from '../../machines/effects';
import { signedIn, signedOut, toolsOpened } from './authFacts';

/** State of a running machine as plain data, which is all that Redux stores. */
export interface FlowRecord {
  readonly value: StateValue;
  readonly context: unknown;
  /** The memory of XState's history states: the ids of the states to return to, by the id of the history state. */
  readonly history?: Readonly<Record<string, readonly string[]>>;
}

/** An effect that a transition requested. */
export interface FlowEffect {
  readonly name: EffectName;
  readonly flow: FlowId;
  readonly event: FlowEvent;
}

/** The machines, and the last effects that they requested, oldest first. */
export type FlowsState = Readonly<Record<FlowId, FlowRecord>> & { readonly effects: readonly FlowEffect[] };

/** More effects than one action can cause, so that DevTools shows all of them. */
const EFFECTS_KEPT = 16;

export type FlowEvent<Id extends FlowId = FlowId> = { [One in Id]: EventFrom<Machines[One]> }[Id];

/** An event for a machine. Its type contains flow and event, so that the DevTools timeline shows `flow/resumeA/NEXT`. */
export interface FlowAction extends UnknownAction {
  type: `flow/${FlowId}/${string}`;
  payload: { flow: FlowId; event: FlowEvent };
}

export function flowEvent<Id extends FlowId>(flow: Id, event: FlowEvent<Id>): FlowAction {
  // The signature guarantees that flow and event belong together.
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

/** Sets a machine's state, bypassing guards and effects. Ignored in builds without `__INSPECT__`. */
export interface FlowJump extends UnknownAction {
  type: `flow/${FlowId}/@@jump`;
  payload: {
    flow: FlowId;
    record: FlowRecord;
    /** If the record results from an event: that event, and the effects it would have run. */
    event?: FlowEvent;
    effects?: readonly string[];
  };
}

export const flowJump = (payload: FlowJump['payload']): FlowJump => ({
  type: `flow/${payload.flow}/@@jump`,
  payload,
});

export const isFlowJump = (action: UnknownAction): action is FlowJump => action.type.endsWith('/@@jump');

/** The machine event for an auth fact. */
function factFor(action: UnknownAction): FlowEvent | undefined {
  if (signedIn.match(action)) return { type: 'SIGNED_IN' };
  if (signedOut.match(action)) return { type: 'SIGNED_OUT' };
  if (toolsOpened.match(action)) return { type: action.payload.isSignedIn ? 'SIGNED_IN' : 'SIGNED_OUT' };
  return undefined;
}

type BareType<Event = FlowEvent> = Event extends FlowEvent
  ? keyof Event extends 'type'
    ? Event['type']
    : never
  : never;

/** Events without data. */
const BARE_TYPES: Readonly<Record<BareType, true>> = {
  NEXT: true,
  PREVIOUS: true,
  LOGIN: true,
  SIGNED_IN: true,
  SIGNED_OUT: true,
  SHOW_LOGIN: true,
  SHOW_SIGN_UP: true,
  CLOSE: true,
  ON_NEXT: true,
  RETRY: true,
  DISMISS: true,
  STOP: true,
  CHANGED: true,
  DUE: true,
};

/** An action dispatched from DevTools may have only the type shown in its log, which is enough for an event without data. */
function messageOf({ type, payload }: Pick<FlowAction, 'type'> & Partial<FlowAction>) {
  const [, flow, event = ''] = type.split('/');
  const isBare = event in BARE_TYPES;
  return payload ?? (isBare ? ({ flow, event: { type: event } } as FlowAction['payload']) : undefined);
}

/** The event that an action sends to a machine: its own, or an auth fact, which goes to every machine. */
export function eventFor(flow: FlowId, action: UnknownAction): FlowEvent | undefined {
  if (__INSPECT__ && isFlowJump(action)) return undefined;
  if (!isFlowAction(action)) return factFor(action);
  const message = messageOf(action);
  return message?.flow === flow ? message.event : undefined;
}

/** The machines that run. Late ones are missing until they are hosted, and nothing asks for them before. */
const hosted = { ...machines } as Record<FlowId, AnyStateMachine>;

/** Adds a machine that has loaded later. Until then, it stays in its initial state. */
export function hostMachine<Id extends LateFlowId>(flow: Id, machine: Machines[Id]): void {
  hosted[flow] = machine;
}

/** The machines that have loaded. */
export const hostedFlows = () => Object.keys(hosted) as readonly FlowId[];

const logic = (flow: FlowId) => hosted[flow];

function recordOf({ value, context, historyValue }: AnyMachineSnapshot): FlowRecord {
  const place = { value: value as StateValue, context: context as unknown };
  const history = Object.entries(historyValue).map(
    ([id, states]) => [id, states.map((state) => state.id)] as const,
  );
  return history.length > 0 ? { ...place, history: Object.fromEntries(history) } : place;
}

/** @throws Error if the machine has no such state */
function resolved(flow: FlowId, { value, context, history = {} }: FlowRecord): AnyMachineSnapshot {
  const machine = logic(flow);
  const historyValue = Object.fromEntries(
    Object.entries(history).map(([id, states]) => [
      id,
      states.map((state) => machine.getStateNodeById(state)),
    ]),
  ) as AnyMachineSnapshot['historyValue'];
  return machine.resolveState({ value, context, historyValue });
}

const initialRecords = {
  ...LATE_RECORDS,
  ...Object.fromEntries(FLOW_IDS.map((flow) => [flow, recordOf(initialTransition(logic(flow))[0])])),
} as Record<FlowId, FlowRecord>;

export const initialFlows: FlowsState = { ...initialRecords, effects: [] };

/** Whether a stored context has the fields and types of the initial one. An initial null matches any type. */
function fitsContext(context: unknown, initial: unknown): boolean {
  if (typeof context !== 'object' || context === null) return false;
  return Object.entries(initial as object).every(
    ([name, value]) =>
      name in context &&
      (value === null || typeof (context as Record<string, unknown>)[name] === typeof value),
  );
}

/** Validates a record from outside; undefined if it doesn't fit its machine (an old tab, a new release). */
export function restoredRecord(flow: FlowId, stored: unknown): FlowRecord | undefined {
  if (typeof stored !== 'object' || stored === null || !('value' in stored) || !('context' in stored))
    return undefined;
  if (!fitsContext(stored.context, initialFlows[flow].context)) return undefined;
  try {
    return recordOf(resolved(flow, stored as FlowRecord));
  } catch {
    return undefined;
  }
}

/** The XState snapshot of a record: `value`, `context`, `can`, `matches`, `hasTag`. */
export function snapshotOf<Id extends FlowId>(flow: Id, record: FlowRecord): SnapshotFrom<Machines[Id]> {
  // TypeScript can't relate the id to its machine in the registry.
  return resolved(flow, record) as SnapshotFrom<Machines[Id]>;
}

/** Whether a machine would react to an event. */
export const canSend = (flow: FlowId, record: FlowRecord, event: FlowEvent): boolean =>
  resolved(flow, record).can(event);

/** Pure transition: the next record (the same object if nothing changed) and the names of its effects. */
export function stepFlow(flow: FlowId, record: FlowRecord, event: FlowEvent) {
  // Most machines ignore most events, and `transition` is the store's most expensive call.
  if (!logic(flow).events.includes(event.type)) return { record, effects: [] };
  const [next, actions] = transition(logic(flow), resolved(flow, record), event);
  const after = recordOf(next);
  // Keep the reference if nothing changed: no re-renders, and a first visit writes no session key.
  const isSame = JSON.stringify(after) === JSON.stringify(record);
  return { record: isSame ? record : after, effects: actions.map(({ type }) => type as EffectName) };
}

/** Hosts the machines in Redux: XState computes transitions, Redux stores the state and the requested effects. */
export function flowsReducer(state: FlowsState = initialFlows, action: UnknownAction): FlowsState {
  if (__INSPECT__ && isFlowJump(action)) {
    const { flow, record } = action.payload;
    return { ...state, [flow]: record };
  }
  if (!isFlowAction(action) && !factFor(action)) return state;
  let next = state;
  for (const flow of hostedFlows()) {
    const event = eventFor(flow, action);
    if (!event) continue;
    const { record, effects } = stepFlow(flow, state[flow], event);
    if (record !== state[flow]) next = { ...next, [flow]: record };
    if (effects.length > 0) {
      const requested = effects.map((name) => ({ name, flow, event }));
      next = { ...next, effects: [...next.effects, ...requested].slice(-EFFECTS_KEPT) };
    }
  }
  return next;
}
