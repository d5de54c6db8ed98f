import { memo, type SubmitEvent } from 'react';
import type { ResumeListName } from '../../../domain/resume/entities';
import { isBlankItem } from '../../../domain/resume/lists';
import { useToolsSelector } from '../../../store/hooks';
import { selectResume } from '../../../store/resumeSlice';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import type { StepProps } from './editedDocument';
import styles from './StepForm.module.css';

/** Whether the step is a list of blank entries only, whose required fields need not hold the visitor up. */
function useIsSkippable(list: ResumeListName | undefined): boolean {
  return useToolsSelector((state) => {
    const items = list ? selectResume(state)[list] : [];
    return items.length > 0 && items.every(isBlankItem);
  });
}

/**
 * The form of one step. Next submits it, so the browser validates first; Previous and Skip never validate. Memoized: the focus
 * moves the mark in the preview, not the form.
 */
export const StepForm = memo(UnmemoizedForm) as typeof UnmemoizedForm;

function UnmemoizedForm<FormStep extends string>(props: StepProps<FormStep>) {
  const { document, wizard, step, target } = props;
  const { title, list, noValidate } = document.viewOf(step);
  const isSkippable = useIsSkippable(list);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    wizard.next();
  };
  return (
    <Form className={styles.form} onSubmit={submit} noValidate={noValidate} aria-labelledby="step-title">
      <h2 id="step-title" tabIndex={-1}>
        {title}
      </h2>
      <document.Fields variant={wizard.variant} step={step} target={target} />
      <div className={styles.actions} data-print-skip>
        {wizard.canGoBack && (
          <Button variant="ghost" icon="arrowLeft" onClick={wizard.previous}>
            Previous
          </Button>
        )}
        {isSkippable && (
          <Button variant="quiet" className={styles.skip} onClick={wizard.next}>
            Skip this step
          </Button>
        )}
        <Button type="submit" iconAfter="arrowRight" className={styles.next}>
          Next
        </Button>
      </div>
    </Form>
  );
}
