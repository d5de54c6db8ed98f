import { Icon } from './Icon';
import styles from './StepStation.module.css';

/** A step of a flow. */
export interface Step<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly state: 'done' | 'current' | 'upcoming';
  /** The visitor can jump to it. */
  readonly canOpen: boolean;
}

interface StepStationProps<Id extends string> {
  step: Step<Id>;
  number: number;
  onOpen: (id: Id) => void;
}

/** A numbered circle and a name: a button if the step can be opened, otherwise plain text. */
export function StepStation<Id extends string>({ step, number, onOpen }: StepStationProps<Id>) {
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
  const isCurrent = step.state === 'current';
  return step.canOpen && !isCurrent ? (
    <button type="button" className={styles.station} onClick={() => onOpen(step.id)}>
      {words}
    </button>
  ) : (
    <span className={styles.station} aria-current={isCurrent ? 'step' : undefined}>
      {words}
    </span>
  );
}
