import { useId } from 'react';
import styles from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
}

/** A radio group styled as a segmented bar, for a few options that are all visible. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, selected, onSelect } = props;
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <div className={styles.bar}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === selected}
              onChange={() => onSelect(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
