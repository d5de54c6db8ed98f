import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { machines, type FlowId } from '../../machines';
import { eventsIn, keyOf } from './kinds';
import { declaredBy, transitionTaken, type Declared, type Transition } from './transitions';

/** One event in one situation, and what comes of it. */
export interface Edge {
  /** Place of the event among those that are tried in the situation. */
  readonly at: number;
  readonly event: EventObject;
  readonly transition: Transition;
  readonly from: string;
  readonly to: string;
}

/** Everything a visitor can get a machine into. */
export interface Graph {
  readonly id: FlowId;
  readonly declared: Declared;
  readonly initial: string;
  /** The edges that leave each situation. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
}

export const logicOf = (id: FlowId): AnyStateMachine => machines[id];

export const initialOf = (id: FlowId): AnyMachineSnapshot => initialTransition(logicOf(id))[0];

/** XState's own pure transition. */
export const after = (id: FlowId, snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
  transition(logicOf(id), snapshot, event)[0];

function edgesFrom(id: FlowId, declared: Declared, snapshot: AnyMachineSnapshot) {
  const from = keyOf(id, snapshot);
  return eventsIn(id, snapshot).flatMap((event, at) => {
    const taken = transitionTaken(logicOf(id), declared, snapshot, event);
    if (!taken) return [];
    const next = after(id, snapshot, event);
    return [{ edge: { at, event, transition: taken, from, to: keyOf(id, next) } satisfies Edge, next }];
  });
}

/** Walks everywhere that the generated events lead. */
export function graphOf(id: FlowId): Graph {
  const declared = declaredBy(logicOf(id));
  const start = initialOf(id);
  const initial = keyOf(id, start);
  const edges = new Map<string, readonly Edge[]>();
  const waiting = [start];
  for (let snapshot = waiting.shift(); snapshot; snapshot = waiting.shift()) {
    const key = keyOf(id, snapshot);
    if (edges.has(key)) continue;
    const steps = edgesFrom(id, declared, snapshot);
    edges.set(
      key,
      steps.map(({ edge }) => edge),
    );
    waiting.push(...steps.map(({ next }) => next));
  }
  return { id, declared, initial, edges };
}

/** The refusals that can happen, and every transition that is declared: what a tour has to cover. */
export function toCover({ declared, edges }: Graph): ReadonlySet<Transition> {
  const reached = new Set([...edges.values()].flat().map((edge) => edge.transition));
  return new Set([...declared.transitions, ...declared.refusals.filter((one) => reached.has(one))]);
}
