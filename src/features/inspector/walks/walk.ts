import type { StateValue } from 'xstate';
import { FLOW_IDS, machines, type FlowId } from '../../../../machines';
import { initialFlows, restoredRecord, type FlowEvent, type FlowRecord } from '../../../store/flows';
import { describeStep, JUMP, type LoggedEvent, type LoggedTransition } from '../../../store/transitionLog';

/** One step of a walk: what happened to which machine, and what has to come of it. */
export interface WalkStep {
  readonly flow: FlowId;
  /** With its payload; `@@jump` with a record puts the machine there. */
  readonly event: LoggedEvent;
  /** The state after it; the one before where the event is refused. */
  readonly to: StateValue;
  /** Effects that the machine names, in order. A replay runs none. */
  readonly effects: readonly string[];
}

/**
 * A recorded walk: the content of a `*.walk.json` file. The inspector saves it, opens it and plays it; the tests replay those in
 * test/fixtures/walks. Without steps it is a state to start from.
 */
export interface Walk {
  readonly kind: 'walk';
  readonly version: 1;
  readonly name: string;
  /** When it was recorded, ISO 8601. */
  readonly recordedAt: string;
  /** Where the machines of the walk stood before its first step; the others don't matter. */
  readonly start: Partial<Readonly<Record<FlowId, FlowRecord>>>;
  readonly steps: readonly WalkStep[];
}

/** How a replay ended. */
export type WalkResult =
  | { readonly isOk: true }
  | {
      readonly isOk: false;
      /** From 1. */
      readonly step: number;
      /** One sentence: which step, what was recorded, what came. */
      readonly message: string;
    };

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A state as one says it: `open.login`. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => `${key}${inner === undefined ? '' : `.${stateName(inner)}`}`)
    .join(', ');
}

/** The record that a step leads to, what it names on the way, and what differs from the recording. */
export function playStep(record: FlowRecord, { flow, event, to, effects }: WalkStep) {
  const jumped = event.type === JUMP ? restoredRecord(flow, event.record) : undefined;
  const played = jumped
    ? { record: jumped, to: jumped.value, effects: [] }
    : // A walk's events were checked against the machine when it was read.
      (({ record: after, transition }) => ({
        record: after,
        to: transition.to,
        effects: transition.effects,
      }))(describeStep(flow, record, event as unknown as FlowEvent));
  const differences = [
    ...(JSON.stringify(played.to) === JSON.stringify(to)
      ? []
      : [`leads to ${stateName(played.to)}, recorded was ${stateName(to)}`]),
    ...(played.effects.join() === effects.join()
      ? []
      : [
          `names ${played.effects.join(', ') || 'no effect'}, recorded was ${effects.join(', ') || 'no effect'}`,
        ]),
  ];
  return { record: played.record, differences };
}

/** Plays a walk through the machines as they are now. Runs no effect and changes nothing. */
export function replayWalk(walk: Walk): WalkResult {
  const records = { ...initialFlows, ...walk.start };
  for (const [index, step] of walk.steps.entries()) {
    const { record, differences } = playStep(records[step.flow], step);
    if (differences.length > 0) {
      const from = stateName(records[step.flow].value);
      const message = `Step ${index + 1}: ${step.event.type} in ${from} of ${step.flow} ${differences.join('; it ')}.`;
      return { isOk: false, step: index + 1, message };
    }
    records[step.flow] = record;
  }
  return { isOk: true };
}

/** The step that a logged transition is in a walk. */
export const stepOf = ({ flow, event, to, effects }: LoggedTransition): WalkStep => ({
  flow,
  event,
  to,
  effects,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isFlowId = (value: unknown): value is FlowId => FLOW_IDS.some((id) => id === value);

/** Whether something is an event of a machine by its name; its payload is the machine's own affair. */
export const isEventOf = (flow: FlowId, event: unknown): event is LoggedEvent =>
  isObject(event) && machines[flow].events.some((type) => type === event.type);

function isStep(value: unknown): value is WalkStep {
  if (!isObject(value) || !isFlowId(value.flow)) return false;
  const { flow, event, to, effects } = value;
  const isJump = isObject(event) && event.type === JUMP && restoredRecord(flow, event.record) !== undefined;
  const isState = typeof to === 'string' || isObject(to);
  const areEffects = Array.isArray(effects) && effects.every((name) => typeof name === 'string');
  return (isJump || isEventOf(flow, event)) && isState && areEffects;
}

/**
 * Reads a walk file.
 * @throws Error with a sentence that names what is wrong with it
 */
export function parseWalk(content: string): Walk {
  let walk: unknown;
  try {
    walk = JSON.parse(content);
  } catch {
    throw new Error('This file is not a walk: it is no JSON. Choose a file that ends in .walk.json.');
  }
  if (!isObject(walk) || walk.kind !== 'walk' || walk.version !== 1 || typeof walk.name !== 'string')
    throw new Error('This file is not a walk. Choose a file that ends in .walk.json.');
  const { start, steps, name, recordedAt } = walk;
  if (!isObject(start) || !Array.isArray(steps))
    throw new Error('This walk has no start or no steps. Record it anew.');
  for (const [flow, record] of Object.entries(start))
    if (!isFlowId(flow) || !restoredRecord(flow, record))
      throw new Error(`The walk starts where no machine can be: ${text(record)} of ${flow}. Record it anew.`);
  const wrong = steps.findIndex((step) => !isStep(step));
  if (wrong >= 0)
    throw new Error(`Step ${wrong + 1} of the walk names no event of a machine. Record it anew.`);
  return {
    kind: 'walk',
    version: 1,
    name,
    recordedAt: text(recordedAt ?? ''),
    start: start,
    steps: steps as WalkStep[],
  };
}

/** The walk as a file's content; the same walk gives the same bytes. */
export const walkText = (walk: Walk): string => `${JSON.stringify(walk, null, 2)}\n`;

/** `Back and forth!` → `back-and-forth.walk.json`. */
export const walkFileName = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'walk'
  }.walk.json`;
