import { shallowEqual } from 'react-redux';
import { RESUME_FLOWS } from '../../../../machines';
import { progressOf } from '../../../domain/resume/progress';
import {
  RESUME_STEPS,
  RESUME_VARIANTS,
  type ResumeStop,
  type ResumeVariant,
} from '../../../domain/resume/variants';
import { useToolsSelector } from '../../../store/hooks';
import { selectResume } from '../../../store/resumeSlice';
import { useFlow } from '../../../store/useFlow';
import type { Step } from '../../../ui/StepRail';

/** The wizard of a variant, as its screens use it. */
export interface Wizard {
  readonly variant: ResumeVariant;
  /** Null while the template is locked. */
  readonly stop: ResumeStop | null;
  readonly rail: readonly Step<ResumeStop>[];
  readonly canGoBack: boolean;
  readonly next: () => void;
  readonly previous: () => void;
  readonly jump: (stop: ResumeStop) => void;
}

const titleOf = (stop: ResumeStop): string => (stop === 'preview' ? 'Preview' : RESUME_STEPS[stop].title);

/**
 * The stops of a variant: open up to the first incomplete step, done if there is something to print.
 */
function useRail(variant: ResumeVariant, stop: ResumeStop | null): Wizard['rail'] {
  const steps = RESUME_VARIANTS[variant];
  // Typing changes the resume with every letter, but rarely the progress of a step.
  const progress = useToolsSelector((state) => {
    const resume = selectResume(state);
    return steps.map((step) => progressOf(step, resume));
  }, shallowEqual);
  const stops: readonly ResumeStop[] = [...steps, 'preview'];
  const here = stop === null ? -1 : stops.indexOf(stop);
  return stops.map((id, index) => {
    const isDone = progress[index] === 'filled' || (progress[index] === 'blank' && index < here);
    return {
      id,
      title: titleOf(id),
      state: id === stop ? 'current' : isDone ? 'done' : 'upcoming',
      canOpen: !progress.slice(0, index).includes('incomplete'),
    };
  });
}

/** The machine knows where the visitor is; the resume decides how far they can go. */
export function useWizard(variant: ResumeVariant): Wizard {
  const [snapshot, send] = useFlow(RESUME_FLOWS[variant]);
  const { value } = snapshot;
  const place = typeof value === 'string' ? value : value.open;
  const stop = place === 'locked' ? null : place;
  return {
    variant,
    stop,
    rail: useRail(variant, stop),
    canGoBack: snapshot.can({ type: 'PREVIOUS' }),
    next: () => send({ type: 'NEXT' }),
    previous: () => send({ type: 'PREVIOUS' }),
    jump: (step) => send({ type: 'JUMP', step }),
  };
}
