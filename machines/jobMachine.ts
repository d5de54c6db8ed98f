import { assign, setup } from 'xstate';
import { named, type EffectName } from './effects';

export type JobEvent<Subject = unknown> =
  /** `more` are processed afterwards, one by one. */
  | { type: 'START'; subject: Subject; more?: readonly Subject[] }
  /**
   * The current stage has finished. `run` distinguishes it from late answers to a cancelled job. `bytes` is the size of the
   * resulting file.
   */
  | { type: 'ADVANCE'; run: number; bytes?: number }
  /** `message` is for the visitor. */
  | { type: 'FAILED'; run: number; message: string }
  | { type: 'CANCEL' }
  /** Retries only the failed subjects. */
  | { type: 'RETRY' }
  | { type: 'DISMISS' };

export interface JobFailure<Subject = unknown> {
  readonly subject: Subject;
  readonly message: string;
}

export interface JobContext<Subject = unknown> {
  /** Incremented when a subject starts and on cancel, to recognize late answers. */
  run: number;
  /** The current subject; while idle, the last one. */
  subject: Subject | null;
  /** Subjects still to be processed. */
  queue: readonly Subject[];
  /** Subjects that the last job has finished. */
  finished: readonly Subject[];
  /** Failures of the last job, in order. */
  failures: readonly JobFailure<Subject>[];
  /** Size of the last file; null if there is none. */
  bytes: number | null;
  /** Why the last job failed; null if it didn't. */
  error: string | null;
}

/** A visible stage of a job: its state, and the effect to run in it. */
export interface JobStage<State extends string = string> {
  readonly state: State;
  readonly effect: EffectName;
}

interface JobOptions<Subject> {
  /** Whether a subject is processed ahead of time, so that a visitor's request may interrupt it. */
  readonly isAhead?: (subject: Subject) => boolean;
}

const NOTHING_YET = { finished: [], failures: [], bytes: null, error: null };

function jobSetup<Subject>({ isAhead }: JobOptions<Subject>) {
  const isCurrent = (context: JobContext<Subject>, event: JobEvent<Subject>) =>
    (event.type === 'ADVANCE' || event.type === 'FAILED') && event.run === context.run;
  return setup({
    types: { context: {} as JobContext<Subject>, events: {} as JobEvent<Subject> },
    guards: {
      isCurrent: ({ context, event }) => isCurrent(context, event),
      moreWaiting: ({ context, event }) => isCurrent(context, event) && context.queue.length > 0,
      someFailed: ({ context, event }) => isCurrent(context, event) && context.failures.length > 0,
      worksAhead: ({ context }) => context.subject !== null && isAhead?.(context.subject) === true,
    },
    actions: {
      preparePrint: named,
      openPrintDialog: named,
      loadPosterFonts: named,
      loadPosterPictures: named,
      drawPoster: named,
      encodePoster: named,
      begin: assign(({ context, event }) =>
        event.type === 'START'
          ? {
              run: context.run + 1,
              subject: event.subject,
              queue: event.more ?? [],
              ...NOTHING_YET,
            }
          : {},
      ),
      beginAgain: assign(({ context }) => {
        const [first, ...more] = context.failures.map(({ subject }) => subject);
        return {
          run: context.run + 1,
          subject: first ?? context.subject,
          queue: more,
          failures: [],
          error: null,
        };
      }),
      takeNext: assign(({ context }) => {
        const [next, ...queue] = context.queue;
        return { run: context.run + 1, subject: next ?? context.subject, queue };
      }),
      noteFinished: assign(({ context, event }) => ({
        bytes: (event.type === 'ADVANCE' ? event.bytes : undefined) ?? null,
        finished: context.subject === null ? context.finished : [...context.finished, context.subject],
      })),
      noteFailure: assign(({ context, event }) =>
        event.type === 'FAILED' && context.subject !== null
          ? {
              error: event.message,
              failures: [...context.failures, { subject: context.subject, message: event.message }],
            }
          : {},
      ),
      drop: assign(({ context }) => ({ run: context.run + 1, queue: [], error: null, failures: [] })),
      clearError: assign({ error: null, failures: [] }),
    },
  });
}

/**
 * A job with visible stages: exporting posters, printing a resume. While busy it ignores START, so a double click starts only
 * one job; only work done ahead of time can be interrupted. Several subjects go through the stages one after the other;
 * if one fails, the others are still processed.
 */
export function createJobMachine<Subject>(
  id: string,
  stages: readonly [JobStage, ...JobStage[]],
  options: JobOptions<Subject> = {},
) {
  const job = jobSetup<Subject>(options);
  type States = NonNullable<Parameters<typeof job.createMachine>[0]['states']>;
  const first = stages[0].state;
  const start = { target: first, actions: 'begin' } as const;

  const stageConfig = ({ effect }: JobStage, next: JobStage | undefined): States[string] => ({
    tags: 'busy',
    entry: effect as 'drawPoster',
    on: {
      // Only jobs that work ahead can be interrupted.
      ...(options.isAhead && { START: { guard: 'worksAhead', reenter: true, ...start } }),
      CANCEL: { target: 'idle', actions: 'drop' },
      ADVANCE: next
        ? { guard: 'isCurrent', target: next.state }
        : [
            { guard: 'moreWaiting', target: first, reenter: true, actions: ['noteFinished', 'takeNext'] },
            { guard: 'someFailed', target: 'failed', actions: 'noteFinished' },
            { guard: 'isCurrent', target: 'done', actions: 'noteFinished' },
          ],
      FAILED: [
        { guard: 'moreWaiting', target: first, reenter: true, actions: ['noteFailure', 'takeNext'] },
        { guard: 'isCurrent', target: 'failed', actions: 'noteFailure' },
      ],
    },
  });

  return job.createMachine({
    id,
    context: { run: 0, subject: null, queue: [], ...NOTHING_YET },
    initial: 'idle',
    states: {
      idle: { on: { START: start } },
      ...Object.fromEntries(stages.map((stage, at) => [stage.state, stageConfig(stage, stages[at + 1])])),
      done: { on: { START: start, DISMISS: 'idle' } },
      failed: {
        on: {
          RETRY: { target: first, actions: 'beginAgain' },
          START: start,
          DISMISS: { target: 'idle', actions: 'clearError' },
        },
      },
    },
  });
}
