import { useId, type ReactNode } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Help or status text; changes are announced. */
  children?: ReactNode;
}

/** A setting that takes effect at once, without a submit button. */
export function Switch({ label, isOn, onChange, children }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p id={`${id}-about`} className={styles.about} aria-live="polite">
        {children}
      </p>
    </div>
  );
}
