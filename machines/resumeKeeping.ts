import { assign, setup } from 'xstate';
import { named } from './effects';

export type KeepingEvent =
  /** From now on, or again, the tab keeps the resume with this id up to date. */
  | { type: 'FOLLOW'; id: string }
  | { type: 'STOP' }
  /** The resume in the tab has changed. */
  | { type: 'CHANGED' }
  /** Changes have been collected for long enough, or the page may be about to unload. */
  | { type: 'DUE' }
  | { type: 'SAVED'; run: number }
  /** `message` is for the visitor. */
  | { type: 'FAILED'; run: number; message: string }
  /** Another tab has saved or deleted the resume with this id. */
  | { type: 'OVERTAKEN'; id: string };

export interface KeepingContext {
  /** The resume that the tab keeps; empty before the first. */
  id: string;
  /** Incremented with every save, to recognize late answers. */
  run: number;
  /** Whether the resume has changed since the save began. */
  isOutdated: boolean;
  /** Why the last save failed; null if it didn't. */
  error: string | null;
}

const isCurrent = (context: KeepingContext, event: KeepingEvent) =>
  'run' in event && event.run === context.run;

const FOLLOW = { target: 'keeping', actions: 'follow' } as const;

/**
 * Keeps a resume on this device up to date with the tab. Changes are collected for a moment, then saved together. A tab that has
 * been overtaken by another one saves nothing until the visitor decides.
 */
export const resumeKeeping = setup({
  types: { context: {} as KeepingContext, events: {} as KeepingEvent },
  guards: {
    isCurrent: ({ context, event }) => isCurrent(context, event),
    isOutdated: ({ context, event }) => isCurrent(context, event) && context.isOutdated,
    isFollowed: ({ context, event }) => 'id' in event && event.id === context.id,
  },
  actions: {
    waitToKeep: named,
    saveKept: named,
    follow: assign(({ event }) => ('id' in event ? { id: event.id, error: null } : {})),
    beginRun: assign({ run: ({ context }) => context.run + 1, isOutdated: false }),
    noteChange: assign({ isOutdated: true }),
    noteError: assign(({ event }) => ('message' in event ? { error: event.message } : {})),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'resumeKeeping',
  context: { id: '', run: 0, isOutdated: false, error: null },
  initial: 'off',
  states: {
    off: { on: { FOLLOW } },
    keeping: {
      initial: 'saving',
      on: {
        FOLLOW: { ...FOLLOW, reenter: true },
        STOP: 'off',
        OVERTAKEN: { guard: 'isFollowed', target: 'overtaken' },
      },
      states: {
        saving: {
          entry: ['beginRun', 'saveKept'],
          on: {
            CHANGED: { actions: 'noteChange' },
            SAVED: [
              { guard: 'isOutdated', target: 'waiting', actions: 'clearError' },
              { guard: 'isCurrent', target: 'saved', actions: 'clearError' },
            ],
            FAILED: { guard: 'isCurrent', target: 'failed', actions: 'noteError' },
          },
        },
        saved: { on: { CHANGED: 'waiting' } },
        failed: { on: { CHANGED: 'waiting' } },
        waiting: { entry: 'waitToKeep', on: { DUE: 'saving' } },
      },
    },
    overtaken: { on: { FOLLOW, STOP: 'off' } },
  },
});
