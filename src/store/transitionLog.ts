import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { StateValue } from 'xstate';
import { FLOW_IDS, type FlowId } from '../../machines';
import {
  eventFor,
  isFlowAction,
  isFlowJump,
  snapshotOf,
  stepFlow,
  type FlowEvent,
  type FlowRecord,
  type FlowsState,
} from './flows';

/** How many transitions are kept. */
export const LOG_LENGTH = 50;

/**
 * What became of an event: the machine moved to another state (or entered its own anew), stayed where it is and did something, or
 * refused it. `jumped`: the inspector put the machine there, past its guards.
 */
export type Outcome = 'moved' | 'stayed' | 'refused' | 'jumped';

/** An event as the log keeps it: whatever it carried besides its name. */
export interface LoggedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Name in the log of the event by which the inspector puts a machine somewhere. */
export const JUMP = '@@jump';

/** One event and what a machine made of it. */
export interface LoggedTransition {
  /** Counts up; unique in its tab. */
  readonly serial: number;
  /** When, in ms since 1970. */
  readonly at: number;
  readonly flow: FlowId;
  /** With its payload; of a jump `@@jump` with the record it set. */
  readonly event: LoggedEvent;
  readonly from: StateValue;
  readonly to: StateValue;
  readonly outcome: Outcome;
  /** Effects on the outside world, as the machine names them, in order. */
  readonly effects: readonly string[];
}

/** What the log tells of one event; the caller adds time and serial. */
export type Transition = Omit<LoggedTransition, 'serial' | 'at'>;

const isSame = (one: StateValue, other: StateValue) => JSON.stringify(one) === JSON.stringify(other);

/** What an event does to a machine, in the words of the log, and the record after it. Nothing is changed and no effect run. */
export function describeStep(
  flow: FlowId,
  before: FlowRecord,
  event: FlowEvent,
): { readonly transition: Transition; readonly record: FlowRecord } {
  const { record, effects } = stepFlow(flow, before, event);
  // The event belongs to the flow: whoever sent it was checked for that.
  const isTaken = snapshotOf(flow, before).can(event as never);
  const outcome = !isTaken ? 'refused' : isSame(before.value, record.value) ? 'stayed' : 'moved';
  return {
    record,
    transition: { flow, event: { ...event }, from: before.value, to: record.value, outcome, effects },
  };
}

/** What an action means for the machines; a fact told to all of them counts where it did something. */
function transitionsOf(action: UnknownAction, flows: FlowsState): Transition[] {
  if (isFlowJump(action)) {
    const { flow, record, event, effects } = action.payload;
    const { value } = flows[flow];
    return [
      {
        flow,
        event: event ? { ...event } : { type: JUMP, record },
        from: value,
        to: record.value,
        outcome: event ? (isSame(value, record.value) ? 'stayed' : 'moved') : 'jumped',
        effects: effects ?? [],
      },
    ];
  }
  return FLOW_IDS.flatMap((flow) => {
    const event = eventFor(flow, action);
    if (!event) return [];
    const { transition, record } = describeStep(flow, flows[flow], event);
    const isNews = record !== flows[flow] || transition.effects.length > 0;
    return isFlowAction(action) || isNews ? [transition] : [];
  });
}

type Listener = (logged: LoggedTransition) => void;

let log: readonly LoggedTransition[] = [];
let serial = 0;
const listeners = new Set<Listener>();

function note(transition: Transition): void {
  serial += 1;
  const logged: LoggedTransition = { ...transition, serial, at: Date.now() };
  log = [logged, ...log].slice(0, LOG_LENGTH);
  for (const listener of listeners) listener(logged);
}

/** The last transitions of this tab, newest first; a new list after each. */
export const loggedTransitions = (): readonly LoggedTransition[] => log;

/** Calls `listener` with each transition, before its effects run. @returns a function that ends it */
export function onTransition(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes what every event does to the machines. Only builds with `__INSPECT__` have it. */
export const transitionLog: Middleware<object, { flows: FlowsState }> = (api) => (next) => (action) => {
  const { flows } = api.getState();
  const result = next(action);
  for (const transition of transitionsOf(action as UnknownAction, flows)) note(transition);
  return result;
};
