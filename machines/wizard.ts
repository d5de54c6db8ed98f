import { setup } from 'xstate';
import { RESUME_VARIANTS, type ResumeStop, type ResumeVariant } from '../src/domain/resume/variants';
import { named, to } from './effects';

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
const wizardSetup = <Stop extends ResumeStop>() =>
  setup({
    types: { events: {} as WizardEvent<Stop>, tags: {} as 'form' | 'preview' | 'locked' },
    actions: { scrollToTop: named, openLoginPopup: named },
    guards: {
      isTo: ({ event }, { step }: { step: Stop }) => event.type === 'JUMP' && event.step === step,
    },
  });

/** JUMP's transition to a stop, for the parent state of the stops. */
const jumpTo = <Stop extends string>(step: Stop) =>
  ({ ...to(`.${step}` as const), guard: { type: 'isTo', params: { step } } }) as const;

/** The stops of a variant's wizard in order, each with the way to its neighbours, and JUMP's way to all of them. */
function stopsOf<Variant extends ResumeVariant>(variant: Variant) {
  const stops = [...RESUME_VARIANTS[variant], 'preview'] as ResumeStop<Variant>[];
  const stateOf = (stop: ResumeStop<Variant>, index: number) => {
    const [previous, next] = [stops[index - 1], stops[index + 1]];
    const tags: 'form' | 'preview' = stop === 'preview' ? 'preview' : 'form';
    return { tags, on: { ...(next && { NEXT: to(next) }), ...(previous && { PREVIOUS: to(previous) }) } };
  };
  const states = Object.fromEntries(stops.map((stop, index) => [stop, stateOf(stop, index)]));
  return {
    JUMP: stops.map(jumpTo),
    states: states as Record<ResumeStop<Variant>, ReturnType<typeof stateOf>>,
  };
}

/** A wizard for everyone. */
function open<Variant extends ResumeVariant>(variant: Variant) {
  const { JUMP, states } = stopsOf(variant);
  return { initial: 'personal', on: { JUMP }, states } as const;
}

/** A premium wizard: locked until SIGNED_IN, which returns to the last stop. */
function locked<Variant extends ResumeVariant>(variant: Variant) {
  const { JUMP, states } = stopsOf(variant);
  return {
    initial: 'locked',
    states: {
      locked: {
        tags: 'locked',
        on: { LOGIN: { actions: 'openLoginPopup' }, SIGNED_IN: to('open.lastStop') },
      },
      open: {
        initial: 'personal',
        on: { SIGNED_OUT: 'locked', JUMP },
        states: { ...states, lastStop: { type: 'history' } },
      },
    },
  } as const;
}

export const resumeA = wizardSetup<ResumeStop<'a'>>().createMachine({ id: 'resumeA', ...open('a') });
export const resumeB = wizardSetup<ResumeStop<'b'>>().createMachine({ id: 'resumeB', ...open('b') });
export const resumeC = wizardSetup<ResumeStop<'c'>>().createMachine({ id: 'resumeC', ...locked('c') });
export const resumeD = wizardSetup<ResumeStop<'d'>>().createMachine({ id: 'resumeD', ...locked('d') });
