import { useId, useState } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './StepRail.module.css';

export type StepState = 'done' | 'current' | 'upcoming';

/** A step of a flow. */
export interface Step<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly state: StepState;
  /** The visitor can jump to it. */
  readonly canOpen: boolean;
}

export interface StepRailProps<Id extends string> {
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

interface StepStationProps<Id extends string> {
  step: Step<Id>;
  number: number;
  onOpen: (id: Id) => void;
}

/** A numbered circle and a name: a button if the step can be opened, otherwise plain text. */
function StepStation<Id extends string>({ step, number, onOpen }: StepStationProps<Id>) {
  const words = (
    <>
      <span className={styles.circle} aria-hidden="true">
        {step.state === 'done' ? <Icon name="check" /> : number}
      </span>
      <span>
        {step.title}
        {step.state === 'done' && <span className="visually-hidden"> (done)</span>}
      </span>
    </>
  );
  if (step.state === 'current') {
    return (
      <span className={styles.station} aria-current="step">
        {words}
      </span>
    );
  }
  return step.canOpen ? (
    <button type="button" className={styles.station} onClick={() => onOpen(step.id)}>
      {words}
    </button>
  ) : (
    <span className={styles.station}>{words}</span>
  );
}
