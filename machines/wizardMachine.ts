import { assign, setup } from 'xstate';
import { named } from './effects';

/** Events of a wizard. The store sends SIGNED_IN and SIGNED_OUT to every machine. */
export type WizardEvent<Step extends string = string> =
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  /** To a visited step, from the rail. */
  | { type: 'JUMP'; step: Step | 'preview' }
  /** At the gate of a locked wizard. */
  | { type: 'LOGIN' }
  | { type: 'SIGNED_IN' }
  | { type: 'SIGNED_OUT' };

export interface WizardContext {
  /** Index of the furthest stop visited; the preview is the last one. */
  furthest: number;
  /** Index of the stop to return to when a locked wizard is unlocked. */
  returnTo: number;
}

export type WizardState<Step extends string> = Step | 'preview' | 'locked';

/** Actions and guards take parameters, so that each has a single name for all stops. */
const wizard = setup({
  types: { context: {} as WizardContext, events: {} as WizardEvent },
  actions: {
    scrollToTop: named,
    openLoginPopup: named,
    reach: assign({
      furthest: ({ context }, { stop }: { stop: number }) => Math.max(context.furthest, stop),
    }),
    remember: assign({ returnTo: (_, { stop }: { stop: number }) => stop }),
  },
  guards: {
    isVisited: ({ context, event }, { stop, index }: { stop: string; index: number }) =>
      event.type === 'JUMP' && event.step === stop && index <= context.furthest,
    // An index stored by a release with more stops means the last one.
    wasAt: ({ context }, { index, last }: { index: number; last: number }) =>
      Math.min(context.returnTo, last) === index,
  },
});

type WizardConfig = Parameters<typeof wizard.createMachine>[0];
type StateConfig = NonNullable<WizardConfig['states']>[string];

/** One stop of the wizard: a step's form, or the preview at the end. */
function stopConfig(stops: readonly string[], index: number, isPremium: boolean): StateConfig {
  const next = stops[index + 1];
  const previous = stops[index - 1];
  return {
    tags: next === undefined ? 'preview' : 'form',
    on: {
      ...(next !== undefined && {
        NEXT: { target: next, actions: [{ type: 'reach', params: { stop: index + 1 } }, 'scrollToTop'] },
      }),
      ...(previous !== undefined && { PREVIOUS: { target: previous, actions: 'scrollToTop' } }),
      ...(isPremium && {
        SIGNED_OUT: { target: 'locked', actions: { type: 'remember', params: { stop: index } } },
      }),
    },
  };
}

/** The state of a premium wizard until SIGNED_IN. The empty JUMP disables the rail. */
function lockedConfig(stops: readonly string[]): StateConfig {
  return {
    tags: 'locked',
    on: {
      JUMP: {},
      LOGIN: { actions: 'openLoginPopup' },
      SIGNED_IN: stops.map((stop, index) => ({
        target: stop,
        guard: { type: 'wasAt' as const, params: { index, last: stops.length - 1 } },
        actions: 'scrollToTop' as const,
      })),
    },
  };
}

/**
 * Creates a wizard from a list of steps: one state per step, then `preview`. A premium wizard also has `locked`, its initial
 * state, to which signing out returns from any stop; the gate is this state, not the view.
 * Typed data is never in the context, but in the Redux store.
 */
export function createWizardMachine<Step extends string>(
  id: string,
  steps: readonly [Step, ...Step[]],
  { isPremium }: { isPremium: boolean },
) {
  const stops: readonly string[] = [...steps, 'preview'];
  const states = Object.fromEntries(stops.map((stop, index) => [stop, stopConfig(stops, index, isPremium)]));
  if (isPremium) states.locked = lockedConfig(stops);
  return wizard.createMachine({
    id,
    context: { furthest: 0, returnTo: 0 },
    initial: isPremium ? 'locked' : steps[0],
    on: {
      JUMP: stops.map((stop, index) => ({
        target: `.${stop}`,
        guard: { type: 'isVisited' as const, params: { stop, index } },
        actions: 'scrollToTop' as const,
      })),
    },
    states: states as Record<WizardState<Step>, StateConfig>,
  });
}
