import { useId, useState } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { StepStation, type Step } from './StepStation';
import styles from './StepRail.module.css';

interface StepRailProps<Id extends string> {
  steps: readonly Step<Id>[];
  onOpen: (id: Id) => void;
  className?: string | undefined;
  /** Lays the steps out in a row from 1024 px, above content that needs the height. */
  isStrip?: boolean | undefined;
}

/**
 * Progress through a wizard: a vertical rail of numbered steps from 1024 px; below that, the current step, a segmented bar
 * and the whole list on demand.
 */
export function StepRail<Id extends string>({
  steps,
  onOpen,
  className,
  isStrip = false,
}: StepRailProps<Id>) {
  const [isListOpen, setListOpen] = useState(false);
  const listId = useId();
  const index = steps.findIndex((step) => step.state === 'current');
  const open = (id: Id) => {
    setListOpen(false);
    onOpen(id);
  };
  return (
    <nav aria-label="Steps" className={className}>
      <button
        type="button"
        className={styles.mini}
        aria-expanded={isListOpen}
        aria-controls={listId}
        onClick={() => setListOpen(!isListOpen)}
      >
        <span className={styles.miniWords}>
          <span className={styles.place}>
            <span className="visually-hidden">Step </span>
            {index + 1} of {steps.length}
            <span className="visually-hidden"> · </span>
          </span>
          <b>{steps[index]?.title}</b>
          <Icon name={isListOpen ? 'chevronUp' : 'chevronDown'} />
        </span>
        <span className={styles.segments} aria-hidden="true">
          {steps.map((step) => (
            <span key={step.id} className={styles[step.state]} />
          ))}
        </span>
      </button>
      <ol
        id={listId}
        className={classNames(styles.rail, isStrip && styles.strip, isListOpen && styles.listOpen)}
      >
        {steps.map((step, position) => (
          <li key={step.id} className={styles[step.state]}>
            <StepStation step={step} number={position + 1} onOpen={open} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
