import { assign, setup } from 'xstate';
import { named, type EffectName } from './effects';

export type JobEvent<Subject = unknown> =
  /** `more` is worked on afterwards, one by one, in the same way. */
  | { type: 'START'; subject: Subject; more?: readonly Subject[] }
  /**
   * The stage that was named is through. `run` tells it from the echo of a job that was cancelled. `bytes` is the size of the
   * file that it ended in.
   */
  | { type: 'ADVANCE'; run: number; bytes?: number }
  /** `message` is a sentence for the visitor. */
  | { type: 'FAILED'; run: number; message: string }
  | { type: 'CANCEL' }
  /** Works once more on what failed, and on nothing else. */
  | { type: 'RETRY' }
  | { type: 'DISMISS' };

/** One subject that failed. */
export interface JobFailure<Subject = unknown> {
  readonly subject: Subject;
  readonly message: string;
}

export interface JobContext<Subject = unknown> {
  /** Counts what was begun, so that an answer that comes late is known as one. */
  run: number;
  /** What is being worked on; what the last job worked on, while idle. */
  subject: Subject | null;
  /** What waits for its turn. */
  queue: readonly Subject[];
  /** What the last job brought to its end. */
  finished: readonly Subject[];
  /** What failed in the last job, in order. */
  failures: readonly JobFailure<Subject>[];
  /** Size of the last file made; null where none was. */
  bytes: number | null;
  /** Why the last job failed; null otherwise. */
  error: string | null;
}

/** One visible stage of a job: its state, and the effect that the store's middleware runs for it. */
export interface JobStage<State extends string = string> {
  readonly state: State;
  readonly effect: EffectName;
}

interface JobOptions<Subject> {
  /** Work done ahead of its use gives way to what the visitor asks for. */
  readonly isAhead?: (subject: Subject) => boolean;
}

/** How a job begins. */
const NOTHING_YET = { finished: [], failures: [], bytes: null, error: null };

/** The parts of every job machine, for its kind of subject. */
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
 * A job with visible stages, one at a time: exporting posters, printing a resume. While it is at work, START is no
 * transition, so a double click starts nothing twice; only work done ahead of its use gives way. Several subjects go
 * through the stages one after the other; one that fails does not keep the others.
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
      // Where nothing is done ahead, nothing gives way.
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
