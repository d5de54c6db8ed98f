import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { EFFECT_NAMES } from '../../../../machines/effects';
import { isRecord } from '../../../domain/isRecord';

/** An action of a state or a transition. */
export interface ActionModel {
  readonly name: string;
  /** Whether it is a side effect; other actions only change the machine's context. */
  readonly isEffect: boolean;
}

export interface StateModel {
  /** Path from the machine's name, joined by dots: `loginPopup.open.login`. */
  readonly id: string;
  readonly key: string;
  readonly tags: readonly string[];
  readonly isFinal: boolean;
  /** A history state: it leads to the last active child of its parent, and is never active itself. */
  readonly isHistory: boolean;
  readonly entry: readonly ActionModel[];
  readonly exit: readonly ActionModel[];
  /** Id of the initial child; null without children. */
  readonly initial: string | null;
  readonly children: readonly StateModel[];
}

export interface TransitionModel {
  /** Id of a state, or of the machine if it applies in every state. */
  readonly source: string;
  /** Id of a state; null if the state doesn't change. */
  readonly target: string | null;
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly ActionModel[];
}

export interface MachineModel {
  readonly id: string;
  /** Id of the initial state. */
  readonly initial: string;
  readonly states: readonly StateModel[];
  readonly transitions: readonly TransitionModel[];
}

const EFFECTS: ReadonlySet<string> = new Set(EFFECT_NAMES);

/** Name of an action or guard in `setup()`. @throws Error for inline functions */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (isRecord(part) && 'type' in part) return String(part.type);
  throw new Error('An action or guard has no name. Name it in setup(), so that it can be drawn.');
}

const actionsOf = (actions: readonly unknown[]): ActionModel[] =>
  actions.map(nameOf).map((name) => ({ name, isEffect: EFFECTS.has(name) }));

/** The relevant part of a transition; XState types its guard as `any`. */
interface TransitionParts {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly target: readonly AnyStateNode[] | undefined;
}

function transitionsOf(node: AnyStateNode): TransitionModel[] {
  const transitions: TransitionParts[] = [...node.transitions.values()].flat();
  return transitions.flatMap(({ eventType, guard, actions, target }) =>
    (target ?? [null]).map((to) => ({
      source: node.id,
      target: to?.id ?? null,
      event: eventType,
      guard: guard === undefined ? null : nameOf(guard),
      actions: actionsOf(actions),
    })),
  );
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

function stateOf(node: AnyStateNode): StateModel {
  const { id, key, tags, type, entry, exit } = node;
  return {
    id,
    key,
    tags: [...tags],
    isFinal: type === 'final',
    isHistory: type === 'history',
    entry: actionsOf(entry),
    exit: actionsOf(exit),
    initial: initialOf(node),
    children: childrenOf(node).map(stateOf),
  };
}

function initialOf(node: AnyStateNode): string | null {
  return childrenOf(node).length === 0 ? null : (node.initial.target[0]?.id ?? null);
}

const allNodes = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(allNodes)];

/** Features of XState that the diagrams don't support yet. */
function unsupportedIn({ type, always, after, invoke, parent, entry, exit }: AnyStateNode): string[] {
  return [
    ...(type === 'parallel' ? [type] : []),
    ...(always?.length ? ['always'] : []),
    ...(after.length > 0 ? ['after'] : []),
    ...(invoke.length > 0 ? ['invoke'] : []),
    ...(parent === undefined && entry.length + exit.length > 0 ? ['entry or exit of the whole machine'] : []),
  ];
}

/**
 * A machine as plain data for drawing, in declaration order.
 * @throws Error for unsupported features, so that no drawing silently omits something
 */
export function modelOf(machine: AnyStateMachine): MachineModel {
  const nodes = allNodes(machine.root);
  for (const node of nodes) {
    const [unsupported] = unsupportedIn(node);
    if (unsupported !== undefined)
      throw new Error(`${node.id}: the diagrams do not support ${unsupported} yet.`);
  }
  const initial = initialOf(machine.root);
  if (initial === null) throw new Error(`${machine.id} has no states to draw.`);
  return {
    id: machine.id,
    initial,
    states: childrenOf(machine.root).map(stateOf),
    transitions: nodes.flatMap(transitionsOf),
  };
}
