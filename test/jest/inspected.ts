import type { LoggedTransition } from '../../src/features/inspector/transitionLog';
import type { Inspected } from '../../src/features/inspector/useInspected';
import { initialFlows } from '../../src/store/flows';

/** A transition as the log has it: NEXT, unless it is said otherwise. */
export const logged = (
  flow: LoggedTransition['flow'],
  changes: Partial<LoggedTransition> = {},
): LoggedTransition => ({
  serial: 1,
  at: 0,
  flow,
  event: { type: 'NEXT' },
  from: 'details',
  to: 'select',
  outcome: 'moved',
  effects: [],
  ...changes,
});

/** A tab as the inspector sees it, with all machines where they begin. */
export const inspected = (log: readonly LoggedTransition[] = []): Inspected => ({
  instance: 'one',
  flows: initialFlows,
  log,
  tab: undefined,
  send: jest.fn(),
  jump: jest.fn(),
});
