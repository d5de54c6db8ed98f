import styles from './StepRail.module.css';
import { StepStation, type Step } from './StepRail';

export interface StationStepsProps<Id extends string> {
  steps: readonly Step<Id>[];
  onOpen: (id: Id) => void;
  className?: string | undefined;
}

/** Two or three steps side by side, for the head of a short flow that needs no rail. */
export function StationSteps<Id extends string>({ steps, onOpen, className }: StationStepsProps<Id>) {
  return (
    <nav aria-label="Steps" className={className}>
      <ol className={styles.stations}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles[step.state]}>
            <StepStation step={step} number={index + 1} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
