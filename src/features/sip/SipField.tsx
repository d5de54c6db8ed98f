import { useId, type ClipboardEvent } from 'react';
import { SIP_FIELDS, type SipInputs } from '../../domain/sip/inputs';
import { parseAmount } from '../../domain/sip/sip';
import { Range } from '../../ui/Range';
import { SIP_SCALES } from './scale';
import styles from './SipField.module.css';

export interface SipFieldProps {
  readonly field: keyof SipInputs;
  /** As typed. */
  readonly value: string;
  readonly onChange: (field: keyof SipInputs, value: string) => void;
}

/** A number box without bounds, and a slider that rests at its end for what lies beyond it. */
export function SipField({ field, value, onChange }: SipFieldProps) {
  const { label, unit, min, max, step, initial } = SIP_FIELDS[field];
  const id = useId();
  const amount = parseAmount(value);
  const hint = amount === undefined ? `Type a number, for example ${initial}.` : undefined;

  /** "₹ 1,00,000" is a number to people; a number box would refuse it. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = parseAmount(event.clipboardData.getData('text'));
    if (pasted === undefined) return;
    event.preventDefault();
    onChange(field, String(pasted));
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {unit === '₹' && <span aria-hidden="true">{unit}</span>}
        <input
          id={id}
          type="number"
          inputMode="decimal"
          step={step}
          value={value}
          aria-invalid={hint !== undefined}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => onChange(field, event.currentTarget.value)}
          onPaste={paste}
        />
        {unit !== '₹' && <span aria-hidden="true">{unit}</span>}
      </div>
      <Range
        className={styles.range}
        label={label}
        isLabelHidden
        value={amount ?? min}
        {...{ min, max, step }}
        {...SIP_SCALES[field]}
        formatValue={(shown) => (unit === '₹' ? `₹${shown.toLocaleString('en-IN')}` : `${shown} ${unit}`)}
        onChange={(moved) => onChange(field, String(moved))}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
