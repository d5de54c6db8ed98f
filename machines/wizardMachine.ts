import { assign, setup } from 'xstate';
import { named } from './effects';

/** What can happen to a wizard. SIGNED_IN and SIGNED_OUT are facts that the store tells every machine. */
export type WizardEvent<Step extends string = string> =
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  /** To a step already visited, from the rail. */
  | { type: 'JUMP'; step: Step | 'preview' }
  /** Asked at the gate of a locked wizard. */
  | { type: 'LOGIN' }
  | { type: 'SIGNED_IN' }
  | { type: 'SIGNED_OUT' };

export interface WizardContext {
  /** Index of the furthest stop the visitor has been to; the preview is the last one. */
  furthest: number;
  /** Index of the stop to return to when a locked wizard opens. */
  returnTo: number;
}

export type WizardState<Step extends string> = Step | 'preview' | 'locked';

/** Names used by the states below, with the parameters that keep each of them a plain, nameable thing. */
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
    wasAt: ({ context }, { index }: { index: number }) => context.returnTo === index,
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

/** Where a premium wizard waits until somebody signs in. The rail leads nowhere from here. */
function lockedConfig(stops: readonly string[]): StateConfig {
  return {
    tags: 'locked',
    on: {
      JUMP: {},
      LOGIN: { actions: 'openLoginPopup' },
      SIGNED_IN: stops.map((stop, index) => ({
        target: stop,
        guard: { type: 'wasAt' as const, params: { index } },
        actions: 'scrollToTop' as const,
      })),
    },
  };
}

/**
 * A wizard from its list of steps: one state per step, then `preview`. A premium wizard also has `locked`, where it
 * starts and where signing out sends it from anywhere; the gate is this state, not the view.
 * What was typed never enters the context: it lives in the Redux store.
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
