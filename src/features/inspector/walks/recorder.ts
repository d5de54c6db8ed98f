import type { FlowId } from '../../../../machines';
import type { FlowsState } from '../../../store/flows';
import { LOG_LENGTH, type LoggedTransition } from '../transitionLog';
import type { Inspected } from '../useInspected';
import { stepOf, type Walk, type WalkStep } from './walk';

export interface Recording {
  /** The only machine to record; null for all. */
  readonly only: FlowId | null;
  readonly startedAt: number;
  /** Every machine at the start. */
  readonly flows: FlowsState;
  /** Page load of the recorded tab: serial numbers restart on reload. */
  readonly instance: string;
  /** Serial number of the last transition processed. */
  readonly serial: number;
  readonly steps: readonly WalkStep[];
}

/** The source of a recording. */
type Recorded = Pick<Inspected, 'instance' | 'flows' | 'log'>;

const lastSerial = (log: readonly LoggedTransition[]) => log[0]?.serial ?? 0;

export const startRecording = (
  { instance, flows, log }: Recorded,
  only: FlowId | null,
  now: number,
): Recording => ({
  only,
  startedAt: now,
  instance,
  flows,
  serial: lastSerial(log),
  steps: [],
});

/** Why a recording can't go on, as a sentence to show; undefined if it can. */
export function whyStopped({ instance, serial }: Recording, source: Recorded): string | undefined {
  if (source.instance !== instance)
    return 'Recording stopped because its tab was reloaded or another tab is shown. Start again.';
  const oldest = source.log.at(-1)?.serial ?? 0;
  return oldest > serial + 1
    ? `Recording stopped because more than ${LOG_LENGTH} events came at once. Start again.`
    : undefined;
}

/** The recording with the log's new entries appended; the same object if there are none. */
export function recorded(recording: Recording, { log }: Pick<Recorded, 'log'>): Recording {
  const { serial, only, steps } = recording;
  if (lastSerial(log) <= serial) return recording;
  const fresh = log
    .filter((one) => one.serial > serial && (only === null || one.flow === only))
    .map(stepOf)
    .reverse();
  return { ...recording, serial: lastSerial(log), steps: [...steps, ...fresh] };
}

/** The finished walk. It starts with the machines that took part, or with the only recorded one if nothing moved. */
export function walkOf({ only, flows, steps, startedAt }: Recording, name: string): Walk {
  const involved = new Set<FlowId>([...(only ? [only] : []), ...steps.map(({ flow }) => flow)]);
  return {
    kind: 'walk',
    version: 1,
    name,
    recordedAt: new Date(startedAt).toISOString(),
    start: Object.fromEntries([...involved].map((flow) => [flow, flows[flow]])),
    steps,
  };
}
