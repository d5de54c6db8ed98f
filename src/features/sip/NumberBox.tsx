import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { plural } from '../../domain/counting';
import { parseAmount } from '../../domain/sip/amounts';
import type { SipBoxSpec } from '../../domain/sip/fields';
import { AMOUNT_MAX, initialSipInputs, type SipInputs } from '../../domain/sip/inputs';
import { classNames } from '../../ui/classNames';
import { insertText, typeLatinDigits } from '../../ui/typeLatinDigits';
import styles from './NumberBox.module.css';

const EXAMPLES = initialSipInputs();

interface NumberBoxProps {
  readonly field: keyof SipInputs;
  readonly spec: SipBoxSpec;
  /** Raw input. */
  readonly value: string;
  readonly onChange: (field: keyof SipInputs, value: string) => void;
  /** Help text. */
  readonly help?: string | undefined;
  readonly className?: string | undefined;
  /** Shown between the input and the help text: a slider. */
  readonly children?: ReactNode;
}

/** A number input without bounds; invalid input is kept and gets a hint. */
export function NumberBox({ field, spec, value, onChange, help, className, children }: NumberBoxProps) {
  const { label, unit, step } = spec;
  const id = useId();
  const amount = parseAmount(value);
  // The hint goes when the value changes.
  const [refusedAt, setRefusedAt] = useState<string>();
  const hint =
    (amount === undefined || refusedAt === value) &&
    `Type a number in digits, for example ${EXAMPLES[field]}.`;
  const described = classNames(hint && `${id}-hint`, help && `${id}-help`);

  /** People paste "₹ 1,00,000", which a number input would reject; of "0x10" it would keep the digits. */
  const take = (event: SyntheticEvent<HTMLInputElement>, text: string) => {
    event.preventDefault();
    const amount = parseAmount(text);
    if (amount === undefined) {
      setRefusedAt(value);
      return;
    }
    event.currentTarget.focus();
    event.currentTarget.select();
    insertText(String(amount));
  };

  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {unit === '₹' && <span aria-hidden="true">{unit}</span>}
        <input
          id={id}
          type="number"
          inputMode="decimal"
          step={step}
          value={value}
          aria-invalid={amount === undefined}
          aria-describedby={described}
          onChange={(event) => onChange(field, event.currentTarget.value.slice(0, AMOUNT_MAX))}
          // Not onChange, which the same number doesn't fire; not in `take`, because a render before the browser types would keep the old one.
          onInput={() => setRefusedAt(undefined)}
          // Fires for drops and for what a phone's keyboard pastes, too.
          onBeforeInput={(event) =>
            /^(?![,₹\s]$).*[^\p{Nd}.+-]/u.test(event.data) ? take(event, event.data) : typeLatinDigits(event)
          }
          onPaste={(event) => take(event, event.clipboardData.getData('text'))}
        />
        {unit !== '₹' && <span aria-hidden="true">{unit === '%' ? unit : plural(amount ?? 0, 'year')}</span>}
      </div>
      {children}
      {hint && (
        // The results say aloud that a number is missing, but not that one was refused.
        <p id={`${id}-hint`} className={styles.hint} role={amount === undefined ? undefined : 'alert'}>
          {hint}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="hint">
          {help}
        </p>
      )}
    </div>
  );
}
