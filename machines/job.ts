import { assign, setup } from 'xstate';
import { named } from './effects';

export type JobEvent<Subject = unknown> =
  /** `more` are processed afterwards, one by one. */
  | { type: 'START'; subject: Subject; more?: readonly Subject[] }
  /**
   * The current stage has finished. `run` distinguishes answers to this run from late ones to an earlier run. `bytes` is the size
   * of the resulting file.
   */
  | { type: 'ADVANCE'; run: number; bytes?: number }
  /** `message` is for the visitor. */
  | { type: 'FAILED'; run: number; message: string }
  /** The visitor cancelled this run, with the button or in the system's own dialog. */
  | { type: 'CANCEL'; run: number }
  /** To the export of posters: retries only the failed subjects. */
  | { type: 'RETRY' }
  | { type: 'DISMISS' };

interface JobFailure<Subject = unknown> {
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
}

const NOTHING_YET = { finished: [], failures: [], bytes: null };

/** The context of a job that has not started. */
export const newJob = <Subject>(): JobContext<Subject> => ({
  run: 0,
  subject: null,
  queue: [],
  ...NOTHING_YET,
});

/**
 * What all jobs have in common.
 * @param isAhead whether a subject is processed ahead of time, so that a visitor's request may interrupt it
 */
export function jobSetup<Subject>(isAhead: (subject: Subject) => boolean = () => false) {
  const isCurrent = (context: JobContext<Subject>, event: JobEvent<Subject>) =>
    'run' in event && event.run === context.run;
  return setup({
    types: { context: {} as JobContext<Subject>, events: {} as JobEvent<Subject>, tags: {} as 'busy' },
    guards: {
      isCurrent: ({ context, event }) => isCurrent(context, event),
      moreWaiting: ({ context, event }) => isCurrent(context, event) && context.queue.length > 0,
      someFailed: ({ context, event }) => isCurrent(context, event) && context.failures.length > 0,
      worksAhead: ({ context }) => context.subject !== null && isAhead(context.subject),
    },
    actions: {
      preparePrint: named,
      openPrintDialog: named,
      loadPosterFonts: named,
      loadPosterPictures: named,
      drawPoster: named,
      deliverPoster: named,
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
        return { run: context.run + 1, subject: first ?? context.subject, queue: more, failures: [] };
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
          ? { failures: [...context.failures, { subject: context.subject, message: event.message }] }
          : {},
      ),
      drop: assign(({ context }) => ({ run: context.run + 1, queue: [], failures: [] })),
      clearFailures: assign({ failures: [] }),
    },
  });
}

/**
 * START while no job is running. A busy job ignores it, so a double click starts only one.
 * @param first the first stage
 */
export const start = <First extends string>(first: First) => ({ target: first, actions: 'begin' }) as const;

/**
 * The events of every stage other than ADVANCE. Several subjects go through the stages one after the other; if one fails, the
 * others are still processed.
 */
export const whileBusy = <First extends string>(first: First) =>
  ({
    CANCEL: { guard: 'isCurrent', target: 'idle', actions: 'drop' },
    FAILED: [
      { guard: 'moreWaiting', target: first, reenter: true, actions: ['noteFailure', 'takeNext'] },
      { guard: 'isCurrent', target: 'failed', actions: 'noteFailure' },
    ],
  }) as const;

/** ADVANCE from the last stage: continues with the next subject, or ends the job. */
export const finish = <First extends string>(first: First) =>
  [
    { guard: 'moreWaiting', target: first, reenter: true, actions: ['noteFinished', 'takeNext'] },
    { guard: 'someFailed', target: 'failed', actions: 'noteFinished' },
    { guard: 'isCurrent', target: 'done', actions: 'noteFinished' },
  ] as const;

/** The events of a job that could not finish everything. */
export const whenFailed = <First extends string>(first: First) =>
  ({ START: start(first), DISMISS: { target: 'idle', actions: 'clearFailures' } }) as const;
