import type { UnknownAction } from '@reduxjs/toolkit';
import { FLOW_IDS, type FlowId } from '../../machines';
import type { EffectName } from '../../machines/effects';
import { signedIn, signedOut, toolsOpened } from './authFacts';
import { initialRecords, stepFlow, type FlowEvent, type FlowRecord } from './flowRecords';

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

/** An event for a machine. Its type contains flow and event, so that the DevTools timeline shows `flow/resumeA/NEXT`. */
interface FlowAction extends UnknownAction {
  type: `flow/${FlowId}/${string}`;
  payload: { flow: FlowId; event: FlowEvent };
}

export function flowEvent<Id extends FlowId>(flow: Id, event: FlowEvent<Id>): FlowAction {
  // The signature guarantees that flow and event belong together.
  const plain = event as FlowEvent;
  return { type: `flow/${flow}/${plain.type}`, payload: { flow, event: plain } };
}

export const isFlowAction = (action: UnknownAction): action is FlowAction => action.type.startsWith('flow/');

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

/** The types of events without data. */
export type BareType<Event = FlowEvent> = Event extends FlowEvent
  ? keyof Event extends 'type'
    ? Event['type']
    : never
  : never;

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

export const initialFlows: FlowsState = { ...initialRecords, effects: [] };

/** Hosts the machines in Redux: XState computes transitions, Redux stores the state and the requested effects. */
export function flowsReducer(state: FlowsState = initialFlows, action: UnknownAction): FlowsState {
  if (__INSPECT__ && isFlowJump(action)) {
    const { flow, record } = action.payload;
    return { ...state, [flow]: record };
  }
  if (!isFlowAction(action) && !factFor(action)) return state;
  let next = state;
  for (const flow of FLOW_IDS) {
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
