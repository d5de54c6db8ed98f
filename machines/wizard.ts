import { setup } from 'xstate';
import { named } from './effects';

/** Events of a wizard with these stops. The store sends SIGNED_IN and SIGNED_OUT to every machine. */
export type WizardEvent<Stop extends string = string> =
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  /** From the rail, which offers every stop up to the first incomplete step. */
  | { type: 'JUMP'; step: Stop }
  /** At the gate of a locked wizard. */
  | { type: 'LOGIN' }
  | { type: 'SIGNED_IN' }
  | { type: 'SIGNED_OUT' };

/**
 * What all wizards have in common. A stop is a step's form or the preview. A wizard has no context: it knows where the visitor
 * is, Redux what was typed.
 */
export const wizardSetup = <Stop extends string>() =>
  setup({
    types: { events: {} as WizardEvent<Stop>, tags: {} as 'form' | 'preview' | 'locked' },
    actions: { scrollToTop: named, openLoginPopup: named },
    guards: {
      isTo: ({ event }, { step }: { step: Stop }) => event.type === 'JUMP' && event.step === step,
    },
  });

/** A transition to another stop, which scrolls to the top. */
export const to = <Target extends string>(target: Target) => ({ target, actions: 'scrollToTop' }) as const;

/** JUMP's transition to a stop, for the parent state of the stops. */
export const jumpTo = <Stop extends string>(step: Stop) =>
  ({ ...to(`.${step}` as const), guard: { type: 'isTo', params: { step } } }) as const;
