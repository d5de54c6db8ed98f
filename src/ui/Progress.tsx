import type { CSSProperties } from 'react';
import { classNames } from './classNames';
import styles from './Progress.module.css';

export interface ProgressStep {
  readonly name: string;
  /** Relative width of its segment; 1 by default. */
  readonly weight?: number;
}

export interface ProgressProps {
  /** What is in progress: "Drawing the picture". */
  label: string;
  steps: readonly ProgressStep[];
  /** Index of the current step; `steps.length` once all are done. */
  current: number;
}

/** Progress in steps rather than percent: one segment per step, with a moving marker on the current one. */
export function Progress({ label, steps, current }: ProgressProps) {
  const step = steps[current];
  const columns = { '--columns': steps.map(({ weight = 1 }) => `${weight}fr`).join(' ') } as CSSProperties;
  return (
    <div
      className={styles.progress}
      style={columns}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={Math.min(current, steps.length)}
      aria-valuetext={step?.name ?? 'Done'}
    >
      <div className={styles.words} aria-hidden="true">
        <b>{label}</b>
        <span className="mono">{step ? `${current + 1} of ${steps.length}` : 'Done'}</span>
      </div>
      <div className={styles.segments} aria-hidden="true">
        {steps.map(({ name }, index) => (
          <span
            key={name}
            className={classNames(index < current && styles.done, index === current && styles.now)}
          />
        ))}
      </div>
      <div className={styles.names} aria-hidden="true">
        {steps.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
}
