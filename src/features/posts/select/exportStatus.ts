import type { SnapshotFrom } from 'xstate';
import type { posterExport } from '../../../../machines/posterExport';
import type { TemplateNumber } from '../../../domain/access';
import type { PosterFormat } from '../../../domain/posts/formats';
import type { PosterJob, PosterPurpose, PostFlowName } from '../../../domain/posts/occasions';

export type ExportState = Pick<SnapshotFrom<typeof posterExport>, 'value' | 'context'>;

/** A state in which the machine is at work. */
export type ExportStage = Exclude<ExportState['value'], 'idle' | 'done' | 'failed'>;

export type ExportStatus =
  /** `waiting`: another poster is being drawn. */
  | { readonly stage: 'idle' | 'waiting' }
  /** `format` is set if the poster is being exported in several formats. */
  | { readonly stage: ExportStage; readonly purpose: PosterPurpose; readonly format?: PosterFormat }
  /** `bytes` is null if several pictures were made. */
  | {
      readonly stage: 'done';
      readonly purpose: PosterPurpose;
      readonly count: number;
      readonly bytes: number | null;
    }
  | { readonly stage: 'failed'; readonly purpose: PosterPurpose; readonly message: string };

/** Whether a run has ended. */
const isOver = (value: ExportState['value']): value is 'done' | 'failed' =>
  value === 'done' || value === 'failed';

const isPreparing = ({ context: { subject } }: ExportState) => subject?.purpose === 'prepare';

/** Whether a new export has to wait. Pre-rendering does not count. */
export function isBusy(state: ExportState): boolean {
  return !isPreparing(state) && state.value !== 'idle' && !isOver(state.value);
}

/** Whether a picture may be pre-rendered: nothing is running and no outcome is shown. */
export function isFree(state: ExportState): boolean {
  return state.value === 'idle' || (isPreparing(state) && isOver(state.value));
}

/** All pictures of the current run: in progress, queued, finished and failed. */
export function jobsOf({ value, context }: ExportState): readonly PosterJob[] {
  const { subject, queue, finished, failures } = context;
  const all = [...finished, ...failures.map((failure) => failure.subject), ...queue];
  const isCounted = isOver(value) || subject === null;
  return isCounted ? all : [...all, subject];
}

/** The export as seen by one template. */
export function statusOf(state: ExportState, flow: PostFlowName, template: TemplateNumber): ExportStatus {
  const { value, context } = state;
  const { subject, queue, finished, failures, bytes } = context;
  if (value === 'idle' || isPreparing(state) || !subject) return { stage: 'idle' };
  const isMine = (job: PosterJob) => job.flow === flow && job.template === template;
  if (!isOver(value) && isMine(subject)) {
    const { purpose, format } = subject;
    const isOneOfSeveral = jobsOf(state).filter(isMine).length > 1;
    return { stage: value, purpose, ...(isOneOfSeveral && { format }) };
  }
  if (queue.some(isMine)) return { stage: 'waiting' };
  const failure = failures.find((one) => isMine(one.subject));
  if (failure) return { stage: 'failed', purpose: failure.subject.purpose, message: failure.message };
  const mine = finished.filter(isMine);
  const last = mine.at(-1);
  if (last)
    return {
      stage: 'done',
      purpose: last.purpose,
      count: mine.length,
      bytes: finished.length === 1 ? bytes : null,
    };
  return { stage: isBusy(state) ? 'waiting' : 'idle' };
}

/** The progress or outcome of Download all; undefined if there is none. */
export function batchOf(state: ExportState, flow: PostFlowName) {
  const jobs = jobsOf(state).filter((job) => job.flow === flow);
  if (state.value === 'idle' || new Set(jobs.map(({ template }) => template)).size < 2) return undefined;
  const { finished, failures } = state.context;
  return {
    stage: isOver(state.value) ? state.value : ('busy' as const),
    total: jobs.length,
    done: finished.map(({ template }) => template),
    failed: failures.map(({ subject }) => subject.template),
  };
}

/** An export of several templates at once. */
export type Batch = NonNullable<ReturnType<typeof batchOf>>;
