import type { UnknownAction } from '@reduxjs/toolkit';
import type { StateValue } from 'xstate';
import { FLOW_IDS, type FlowId } from '../../../machines';
import { canSend, stepFlow, type FlowEvent, type FlowRecord } from '../../store/flowRecords';
import { eventFor, isFlowAction, isFlowJump, type FlowsState } from '../../store/flows';
import type { Reaction } from '../../store/reactions';

/** Maximum number of logged transitions. */
export const LOG_LENGTH = 50;

/**
 * Result of an event: `moved` to another state, `stayed` in the same one but handled it, or `refused` it.
 * `jumped`: the inspector set the state, bypassing guards.
 */
type Outcome = 'moved' | 'stayed' | 'refused' | 'jumped';

/** Event type in the log for the inspector's jumps. */
export const JUMP = '@@jump';

/** An event in the log, with its payload; of a jump, the record that it set. */
export type LoggedEvent = FlowEvent | { readonly type: typeof JUMP; readonly record: FlowRecord };

/** One event and its effect on a machine. */
export interface LoggedTransition {
  /** Increments; unique per tab. */
  readonly serial: number;
  /** Time in ms since the Unix epoch. */
  readonly at: number;
  readonly flow: FlowId;
  /** For a jump, `@@jump` with the record it set. */
  readonly event: LoggedEvent;
  readonly from: StateValue;
  readonly to: StateValue;
  readonly outcome: Outcome;
  /** Names of the effects, in order. */
  readonly effects: readonly string[];
}

/** A log entry without time and serial, which are added when it is logged. */
export type Transition = Omit<LoggedTransition, 'serial' | 'at'>;

/** Whether two values are of the same state. */
export const isSameValue = (one: StateValue, other: StateValue) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The outcome of an event that the machine accepts. */
const outcomeOf = (from: StateValue, to: StateValue): Outcome => (isSameValue(from, to) ? 'stayed' : 'moved');

/** Describes what an event would do to a machine, and the record after it, without changing state or running effects. */
export function describeStep(
  flow: FlowId,
  before: FlowRecord,
  event: FlowEvent,
): { readonly transition: Transition; readonly record: FlowRecord } {
  const { record, effects } = stepFlow(flow, before, event);
  const [from, to] = [before.value, record.value];
  const outcome = canSend(flow, before, event) ? outcomeOf(from, to) : 'refused';
  return { record, transition: { flow, event, from, to, outcome, effects } };
}

/** The transitions of an action; auth facts count only for machines that react to them. */
function transitionsOf(action: UnknownAction, flows: FlowsState): Transition[] {
  if (isFlowJump(action)) {
    const { flow, record, event, effects } = action.payload;
    const [from, to] = [flows[flow].value, record.value];
    return [
      event
        ? { flow, event, from, to, outcome: outcomeOf(from, to), effects: effects ?? [] }
        : { flow, event: { type: JUMP, record }, from, to, outcome: 'jumped', effects: [] },
    ];
  }
  return FLOW_IDS.flatMap((flow) => {
    const event = eventFor(flow, action);
    if (!event) return [];
    const { transition, record } = describeStep(flow, flows[flow], event);
    const hasReacted = record !== flows[flow] || transition.effects.length > 0;
    return isFlowAction(action) || hasReacted ? [transition] : [];
  });
}

type Listener = (logged: LoggedTransition) => void;

let log: readonly LoggedTransition[] = [];
let serial = 0;
const listeners = new Set<Listener>();

function append(transition: Transition): void {
  serial += 1;
  const logged: LoggedTransition = { ...transition, serial, at: Date.now() };
  log = [logged, ...log].slice(0, LOG_LENGTH);
  for (const listener of listeners) listener(logged);
}

/** The last transitions in this tab, newest first; a new array after each. */
export const loggedTransitions = (): readonly LoggedTransition[] => log;

/** Calls `listener` with each transition, before its effects run. @returns a function that unsubscribes */
export function onTransition(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Logs what every event does to the machines. The last reaction that is added, so that it precedes the effects. */
export const transitionLog: Reaction<{ readonly flows: FlowsState }> = (action, { before: { flows } }) => {
  for (const transition of transitionsOf(action, flows)) append(transition);
};
