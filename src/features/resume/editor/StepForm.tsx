import { type SubmitEvent, useCallback } from 'react';
import { isBlankItem } from '../../../domain/resume/lists';
import { PERSONAL_ID_PREFIX, type ResumePlace } from '../../../domain/resume/places';
import { RESUME_STEPS, type ResumeStep } from '../../../domain/resume/variants';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { personalInfoChanged, selectPersonalInfo, selectResume } from '../../../store/resumeSlice';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import { LazyPart } from '../../../ui/LazyPart';
import { listStep, photoForm } from './lazyParts';
import { STEP_INTROS } from './stepWords';
import type { Wizard } from './useWizard';
import styles from './StepForm.module.css';
import type { PersonalInfo } from '../../../domain/resume/entities';
import { PERSONAL_FIELDS } from '../../../domain/resume/resumeFields';
import { EntityFields } from '../../../ui/FieldGrid';

interface StepFormProps {
  readonly wizard: Wizard;
  readonly step: ResumeStep;
  /** The place the visitor jumped to; its entry is open. */
  readonly target: ResumePlace | null;
}

function StepFields({ wizard, step, target }: StepFormProps) {
  const { list } = RESUME_STEPS[step];
  if (list)
    return (
      <LazyPart part={listStep}>
        {(ListStep) => <ListStep list={list} openId={target?.part === list ? target.id : undefined} />}
      </LazyPart>
    );
  if (step === 'photo')
    return <LazyPart part={photoForm}>{(PhotoForm) => <PhotoForm variant={wizard.variant} />}</LazyPart>;
  return <PersonalStep />;
}

/** Whether the step is a list of blank entries only, whose required fields need not hold the visitor up. */
function useIsSkippable(step: ResumeStep): boolean {
  const { list } = RESUME_STEPS[step];
  return useToolsSelector((state) => {
    const items = list ? selectResume(state)[list] : [];
    return items.length > 0 && items.every(isBlankItem);
  });
}

/**
 * The form of one step. Next submits it, so the browser validates first; Previous and Skip never validate. The photo is
 * marked as required but never blocks Next.
 */
export function StepForm({ wizard, step, target }: StepFormProps) {
  const isSkippable = useIsSkippable(step);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    wizard.next();
  };
  return (
    <Form
      className={styles.form}
      onSubmit={submit}
      noValidate={step === 'photo'}
      aria-labelledby="step-title"
    >
      <h2 id="step-title" tabIndex={-1}>
        {RESUME_STEPS[step].title}
      </h2>
      <p className={styles.intro}>{STEP_INTROS[step]}</p>
      <StepFields wizard={wizard} step={step} target={target} />
      {isSkippable && (
        <Button variant="quiet" size="sm" className={styles.skip} onClick={wizard.next}>
          Skip this step
        </Button>
      )}
      <div className={styles.actions}>
        {wizard.canGoBack && (
          <Button variant="ghost" icon="arrowLeft" onClick={wizard.previous}>
            Previous
          </Button>
        )}
        <Button type="submit" iconAfter="arrowRight" className={styles.next}>
          Next
        </Button>
      </div>
    </Form>
  );
}

/** Step 1 of every variant. */
function PersonalStep() {
  const info = useToolsSelector(selectPersonalInfo);
  const dispatch = useAppDispatch();
  const change = useCallback(
    (field: keyof PersonalInfo, value: string) => void dispatch(personalInfoChanged({ field, value })),
    [dispatch],
  );
  return (
    <EntityFields
      specs={PERSONAL_FIELDS}
      values={info}
      onChange={change}
      wide={['fullName', 'title', 'location']}
      idPrefix={PERSONAL_ID_PREFIX}
    />
  );
}
