import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject, StateValue } from 'xstate';
import { stateName } from '../../src/features/inspector/states';

/** One candidate of an event in a state, or the refusal of the event by all its candidates. */
export interface Transition {
  /** For the report of a failure. */
  readonly name: string;
  /** The state before, by its path: `open.login`. */
  readonly from: string;
  readonly event: string;
  /** The candidate as XState knows it; null for a refusal. */
  readonly definition: unknown;
}

const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states);
  if (node.type === 'history') return [];
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
};

/** The properties of a candidate that are read here. XState's own type also allows inline guards, which our machines don't use. */
interface Candidate {
  readonly guard?: unknown;
  readonly target: readonly AnyStateNode[] | undefined;
}

const hasGuard = ({ guard }: Candidate) => guard !== undefined;

/** The candidates in XState's order: inner states first, none after one without a guard. */
function candidatesOf(leaf: AnyStateNode, event: string): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
    candidates.push(...(node.transitions.get(event) ?? []));
    if (candidates.some((candidate) => !hasGuard(candidate))) break;
  }
  return candidates;
}

/** Everything a machine declares: state × event × candidate, with those that a state inherits. */
export function declaredBy(machine: AnyStateMachine) {
  const transitions: Transition[] = [];
  /** Of events whose candidates all have guards. A tour has to cover only those that can be reached. */
  const refusals: Transition[] = [];
  for (const leaf of leavesOf(machine.root)) {
    const from = leaf.path.join('.');
    for (const event of machine.events as string[]) {
      const candidates = candidatesOf(leaf, event);
      for (const candidate of candidates) {
        const to = candidate.target?.map(({ path }) => path.join('.')).join(' ') ?? 'stays';
        transitions.push({ name: `${from} –${event}→ ${to}`, from, event, definition: candidate });
      }
      if (candidates.length > 0 && candidates.every(hasGuard))
        refusals.push({ name: `${from} –${event}→ refused`, from, event, definition: null });
    }
  }
  return { transitions, refusals };
}

/** The transition that an event takes now; undefined if the state doesn't handle the event. */
export function transitionTaken(
  machine: AnyStateMachine,
  declared: ReturnType<typeof declaredBy>,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Transition | undefined {
  const from = stateName(snapshot.value as StateValue);
  const [definition] = machine.getTransitionData(snapshot, event);
  if (definition)
    return declared.transitions.find((one) => one.from === from && one.definition === definition);
  return declared.refusals.find((one) => one.from === from && one.event === event.type);
}
