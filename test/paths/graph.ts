import { isDeepStrictEqual } from 'node:util';
import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { type FlowId, machines } from '../../machines';
import { eventsIn, keyOf } from './kinds';
import { declaredBy, transitionTaken, type Transition } from './transitions';

/** One event in one situation, and its result. */
export interface Edge {
  /** Index of the event among those tried in the situation. */
  readonly at: number;
  readonly event: EventObject;
  readonly transition: Transition;
  readonly to: string;
}

export type Graph = ReturnType<typeof graphOf>;

const logicOf = (id: FlowId): AnyStateMachine => machines[id];

export const initialOf = (id: FlowId): AnyMachineSnapshot => initialTransition(logicOf(id))[0];

/** XState's own pure transition. */
export const after = (id: FlowId, snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
  transition(logicOf(id), snapshot, event)[0];

/** Every situation that the generated events can get a machine into. */
export function graphOf(id: FlowId) {
  const declared = declaredBy(logicOf(id));
  const adjacency = getAdjacencyMap<AnyMachineSnapshot, EventObject, unknown>(logicOf(id), {
    events: (snapshot) => eventsIn(id, snapshot),
    serializeState: (snapshot) => keyOf(id, snapshot),
  });
  /** Those that leave each situation. */
  const edges = new Map<string, Edge[]>();
  for (const { state, event, nextState } of adjacencyMapToArray(adjacency)) {
    const taken = transitionTaken(logicOf(id), declared, state, event);
    if (!taken) continue;
    const at = eventsIn(id, state).findIndex((one) => isDeepStrictEqual(one, event));
    const from = keyOf(id, state);
    edges.set(from, [...(edges.get(from) ?? []), { at, event, transition: taken, to: keyOf(id, nextState) }]);
  }
  return { id, declared, initial: keyOf(id, initialOf(id)), edges };
}

/** What a tour has to cover: every declared transition, and the refusals that can be reached. */
export function toCover({ declared, edges }: Graph): ReadonlySet<Transition> {
  const reached = new Set([...edges.values()].flat().map((edge) => edge.transition));
  return new Set([...declared.transitions, ...declared.refusals.filter((one) => reached.has(one))]);
}
