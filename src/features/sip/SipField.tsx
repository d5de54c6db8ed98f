import { groupDigits } from '../../domain/digits';
import { parseAmount } from '../../domain/sip/amounts';
import { SIP_SLIDERS, type SipFieldName } from '../../domain/sip/fields';
import type { SipInputs } from '../../domain/sip/inputs';
import { Range } from '../../ui/Range';
import { NumberBox } from './NumberBox';
import { SIP_SCALES } from './scale';
import styles from './NumberBox.module.css';

export interface SipFieldProps {
  readonly field: SipFieldName;
  /** Raw input. */
  readonly value: string;
  readonly onChange: (field: keyof SipInputs, value: string) => void;
  readonly help?: string | undefined;
}

/** A number input without bounds, and a slider that stops at its end for values beyond it. */
export function SipField({ field, value, onChange, help }: SipFieldProps) {
  const spec = SIP_SLIDERS[field];
  const { label, unit, min, max, step } = spec;
  return (
    <NumberBox {...{ field, spec, value, onChange, help }}>
      <Range
        className={styles.range}
        label={label}
        isLabelHidden
        value={parseAmount(value) ?? min}
        {...{ min, max, step }}
        {...SIP_SCALES[field]}
        formatValue={(shown) => (unit === '₹' ? `₹${groupDigits(shown)}` : `${shown} ${unit}`)}
        onChange={(moved) => onChange(field, String(moved))}
      />
    </NumberBox>
  );
}
