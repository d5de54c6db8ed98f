import styles from './Checkbox.module.css';

interface CheckboxProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A box to tick, in front of its label. */
export function Checkbox({ label, isOn, onChange }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
