import type { StateValue } from 'xstate';
import { FLOW_IDS, type FlowId, machines } from '../../../../machines';
import type { FlowEvent, FlowRecord } from '../../../store/flowRecords';
import { cutText } from '../../../domain/graphemes';
import { isRecord } from '../../../domain/isRecord';
import { recordFrom } from '../recordFrom';
import { initialFlows } from '../../../store/flows';
import { stateName } from '../states';
import { describeStep, isSameValue, JUMP, type LoggedEvent, type LoggedTransition } from '../transitionLog';

/** Longest name of a walk, in characters. */
export const WALK_NAME_MAX = 60;

/** One step of a walk: the event sent to a machine, and the expected result. A replay runs no effects. */
export type WalkStep = Pick<LoggedTransition, 'flow' | 'event' | 'to' | 'effects'>;

/**
 * A recorded walk: the content of a `*.walk.json` file. The inspector saves, opens and replays it; the tests replay those in
 * test/fixtures/walks. Without steps it is just a starting state.
 */
export interface Walk {
  readonly kind: 'walk';
  readonly version: 1;
  readonly name: string;
  /** Time of the recording, ISO 8601. */
  readonly recordedAt: string;
  /** Initial records of the machines in the walk. */
  readonly start: Partial<Readonly<Record<FlowId, FlowRecord>>>;
  readonly steps: readonly WalkStep[];
}

type WalkResult =
  | { readonly isOk: true }
  | {
      readonly isOk: false;
      /** Counted from 1. */
      readonly step: number;
      /** One sentence: the step, the recorded result and the actual one. */
      readonly message: string;
    };

/** The record after an event, and its effects; a jump has none. Undefined for an event without the data that its guard reads. */
function play(flow: FlowId, record: FlowRecord, event: LoggedEvent) {
  if (event.type === JUMP) return { record: recordFrom(flow, event.record) ?? record, effects: [] };
  try {
    const { record: after, transition } = describeStep(flow, record, event);
    return { record: after, effects: transition.effects };
  } catch {
    return undefined;
  }
}

/** Replays one step: the resulting record, and the differences from the recording. */
export function playStep(record: FlowRecord, { flow, event, to, effects }: WalkStep) {
  const played = play(flow, record, event);
  if (!played) return { record, differences: ['lacks the data that this release expects'] };
  const { value } = played.record;
  const differences = [
    ...(isSameValue(value, to) ? [] : [`leads to ${stateName(value)}, but ${stateName(to)} was recorded`]),
    ...(played.effects.join() === effects.join()
      ? []
      : [
          `names ${played.effects.join(', ') || 'no effect'}, but ${effects.join(', ') || 'no effect'} was recorded`,
        ]),
  ];
  return { record: played.record, differences };
}

/** Replays a walk through the current machines, without effects or changes to the store. */
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

export const stepOf = ({ flow, event, to, effects }: LoggedTransition): WalkStep => ({
  flow,
  event,
  to,
  effects,
});

const isFlowId = (value: unknown): value is FlowId => FLOW_IDS.some((id) => id === value);

/** Whether the machine has an event of this type; the machine checks the payload itself. */
const isEventOf = (flow: FlowId, event: unknown): event is FlowEvent =>
  isRecord(event) && machines[flow].events.some((type) => type === event.type);

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isRecord(value) && Object.values(value).every(isStateValue));

const areNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

function isStep(value: unknown): value is WalkStep {
  if (!isRecord(value) || !isFlowId(value.flow)) return false;
  const { flow, event, to, effects } = value;
  const isJump = isRecord(event) && event.type === JUMP && recordFrom(flow, event.record) !== undefined;
  return (isJump || isEventOf(flow, event)) && isStateValue(to) && areNames(effects);
}

/**
 * Reads a walk file.
 * @throws Error with a sentence that says what is wrong with it
 */
export function parseWalk(content: string): Walk {
  let walk: unknown;
  try {
    walk = JSON.parse(content);
  } catch {
    throw new Error(
      'This file is not a walk, because it is not JSON. Choose a file that ends in .walk.json.',
    );
  }
  if (!isRecord(walk) || walk.kind !== 'walk' || typeof walk.name !== 'string')
    throw new Error('This file is not a walk. Choose a file that ends in .walk.json.');
  if (walk.version !== 1) throw new Error('This walk is in the format of another release. Record it again.');
  const { start, steps, name, recordedAt } = walk;
  if (!isRecord(start) || !Array.isArray(steps))
    throw new Error('This walk has no start or no steps. Record it again.');
  for (const [flow, record] of Object.entries(start))
    if (!isFlowId(flow) || !recordFrom(flow, record))
      throw new Error(`The walk starts in an unknown state of ${flow}. Record it again.`);
  const wrong = steps.findIndex((step) => !isStep(step));
  if (wrong >= 0)
    throw new Error(`Step ${wrong + 1} of the walk is not an event of a machine. Record it again.`);
  return {
    kind: 'walk',
    version: 1,
    name: cutText(name, WALK_NAME_MAX),
    recordedAt: typeof recordedAt === 'string' ? recordedAt : '',
    start,
    steps: steps as WalkStep[],
  };
}

/** A walk as file content; the same walk gives the same bytes. */
export const walkText = (walk: Walk): string => `${JSON.stringify(walk, null, 2)}\n`;

/** `Back and forth!` → `back-and-forth.walk.json`. */
export const walkFileName = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'walk'
  }.walk.json`;
