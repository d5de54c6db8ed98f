import { assign, setup } from 'xstate';
import { named, type EffectName } from './effects';

export type JobEvent<Subject = unknown> =
  | { type: 'START'; subject: Subject }
  | { type: 'PREPARED' }
  | { type: 'FINISHED' }
  /** `message` is a sentence for the visitor. */
  | { type: 'FAILED'; message: string }
  | { type: 'RETRY' }
  | { type: 'DISMISS' };

export interface JobContext<Subject = unknown> {
  /** What is being worked on; what the last job worked on, while idle. */
  subject: Subject | null;
  /** Why the last job failed; null otherwise. */
  error: string | null;
}

/** The two halves of a job, by the names the store's middleware runs. */
export interface JobEffects {
  readonly prepare: EffectName;
  readonly render: EffectName;
}

/**
 * A job with visible stages, one at a time: exporting a poster, printing a resume.
 * While it prepares or renders, START is no transition, so a double click starts nothing twice.
 */
export function createJobMachine<Subject>(id: string, effects: JobEffects) {
  return setup({
    types: { context: {} as JobContext<Subject>, events: {} as JobEvent<Subject> },
    actions: {
      preparePoster: named,
      renderPoster: named,
      preparePrint: named,
      openPrintDialog: named,
      takeSubject: assign({
        subject: ({ context, event }) => (event.type === 'START' ? event.subject : context.subject),
        error: null,
      }),
      takeError: assign({ error: ({ event }) => (event.type === 'FAILED' ? event.message : null) }),
      clearError: assign({ error: null }),
    },
  }).createMachine({
    id,
    context: { subject: null, error: null },
    initial: 'idle',
    states: {
      idle: { on: { START: { target: 'preparing', actions: 'takeSubject' } } },
      preparing: {
        tags: 'busy',
        entry: effects.prepare as 'preparePoster',
        on: { PREPARED: 'rendering', FAILED: { target: 'failed', actions: 'takeError' } },
      },
      rendering: {
        tags: 'busy',
        entry: effects.render as 'renderPoster',
        on: { FINISHED: 'done', FAILED: { target: 'failed', actions: 'takeError' } },
      },
      done: { on: { START: { target: 'preparing', actions: 'takeSubject' }, DISMISS: 'idle' } },
      failed: {
        on: {
          RETRY: { target: 'preparing', actions: 'clearError' },
          START: { target: 'preparing', actions: 'takeSubject' },
          DISMISS: { target: 'idle', actions: 'clearError' },
        },
      },
    },
  });
}
