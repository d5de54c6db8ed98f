import { RESUME_FLOWS } from '../../../../machines';
import {
  RESUME_STEPS,
  RESUME_VARIANTS,
  type ResumeStep,
  type ResumeVariant,
} from '../../../domain/resume/variants';
import { useFlow } from '../../../store/useFlow';
import type { Step } from '../../../ui/StepRail';

/** The states of a wizard that appear on the rail. */
export type WizardStop = ResumeStep | 'preview';

/** The wizard of a variant, as its screens use it. */
export interface Wizard {
  readonly variant: ResumeVariant;
  /** Null while the template is locked. */
  readonly stop: WizardStop | null;
  readonly rail: readonly Step<WizardStop>[];
  readonly canGoBack: boolean;
  readonly next: () => void;
  readonly previous: () => void;
  readonly jump: (step: WizardStop) => void;
  readonly login: () => void;
}

const titleOf = (stop: WizardStop): string => (stop === 'preview' ? 'Preview' : RESUME_STEPS[stop].title);

/** Reads the machine; makes no decisions of its own. */
export function useWizard(variant: ResumeVariant): Wizard {
  const [snapshot, send] = useFlow(RESUME_FLOWS[variant]);
  const stops: readonly WizardStop[] = [...RESUME_VARIANTS[variant], 'preview'];
  // Steps, preview and `locked` are atomic states, so the value is a string, although its type allows nested states.
  const value: unknown = snapshot.value;
  const stop = stops.find((one) => one === value) ?? null;
  const rail = stops.map((id, index): Step<WizardStop> => {
    const isDone = index < snapshot.context.furthest;
    return {
      id,
      title: titleOf(id),
      state: id === stop ? 'current' : isDone ? 'done' : 'toCome',
      canOpen: snapshot.can({ type: 'JUMP', step: id }),
    };
  });
  return {
    variant,
    stop,
    rail,
    canGoBack: snapshot.can({ type: 'PREVIOUS' }),
    next: () => send({ type: 'NEXT' }),
    previous: () => send({ type: 'PREVIOUS' }),
    jump: (step) => send({ type: 'JUMP', step }),
    login: () => send({ type: 'LOGIN' }),
  };
}
