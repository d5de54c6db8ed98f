import { shallowEqual } from 'react-redux';
import type { ResumeVariant } from '../../../domain/resume/variants';
import type { FlowEvent } from '../../../store/flowRecords';
import { useToolsSelector } from '../../../store/hooks';
import { selectResume } from '../../../store/resumeSlice';
import { useFlow } from '../../../store/useFlow';
import type { EditedDocument, Wizard, WizardFlow } from './editedDocument';

/** The stops of a document: open up to the first incomplete step, done if there is something to print. */
function useRail<FormStep extends string>(
  { steps, viewOf, progressOf }: EditedDocument<FormStep>,
  stop: FormStep | 'preview' | null,
): Wizard<FormStep | 'preview'>['rail'] {
  // Typing changes the resume with every letter, but rarely the progress of a step.
  const progress = useToolsSelector((state) => {
    const resume = selectResume(state);
    return steps.map((step) => progressOf(step, resume));
  }, shallowEqual);
  const titles = [
    ...steps.map((step) => [step, viewOf(step).title] as const),
    ['preview', 'Preview'] as const,
  ];
  const here = titles.findIndex(([id]) => id === stop);
  return titles.map(([id, title], index) => {
    const isDone = progress[index] === 'filled' || (progress[index] === 'blank' && index < here);
    return {
      id,
      title,
      state: id === stop ? 'current' : isDone ? 'done' : 'upcoming',
      canOpen: !progress.slice(0, index).includes('incomplete'),
    };
  });
}

/** The machine knows where the visitor is; the resume decides how far they can go. */
export function useWizard<FormStep extends string>(
  document: EditedDocument<FormStep>,
  variant: ResumeVariant,
): Wizard<FormStep | 'preview'> {
  const [snapshot, send] = useFlow<WizardFlow>(document.flow);
  const { value } = snapshot;
  const place: string = typeof value === 'string' ? value : value.open;
  const stop = [...document.steps, 'preview' as const].find((one) => one === place) ?? null;
  return {
    variant,
    stop,
    rail: useRail(document, stop),
    canGoBack: snapshot.can({ type: 'PREVIOUS' }),
    next: () => send({ type: 'NEXT' }),
    previous: () => send({ type: 'PREVIOUS' }),
    // The steps of a document are the states of its machine.
    jump: (step) => send({ type: 'JUMP', step } as FlowEvent<WizardFlow>),
  };
}
