import { memo } from 'react';
import { parseAmount } from '../../domain/sip/amounts';
import { SIP_SLIDERS, type SipFieldName, withUnit } from '../../domain/sip/fields';
import type { SipInputs } from '../../domain/sip/inputs';
import { Range, type RangeTick } from '../../ui/Range';
import { NumberBox } from './NumberBox';
import styles from './NumberBox.module.css';

interface SipFieldProps {
  readonly field: SipFieldName;
  /** Raw input. */
  readonly value: string;
  readonly onChange: (field: keyof SipInputs, value: string) => void;
  readonly help?: string | undefined;
}

/**
 * A number input without bounds, and a slider that stops at its end for values beyond it. Memoized: a change of one field
 * draws no other scale again.
 */
export const SipField = memo(function SipField({ field, value, onChange, help }: SipFieldProps) {
  const spec = SIP_SLIDERS[field];
  return (
    <NumberBox {...{ field, spec, value, onChange, help }}>
      <Range
        className={styles.range}
        {...spec}
        {...SIP_SCALES[field]}
        isLabelHidden
        value={parseAmount(value) ?? spec.min}
        formatValue={(shown) => withUnit(shown, spec.unit)}
        onChange={(moved) => onChange(field, String(moved))}
      />
    </NumberBox>
  );
});

/** The scale below a slider: labelled major ticks, and the distance between minor ones. */
interface SipScale {
  readonly ticks: readonly RangeTick[];
  readonly minorStep: number;
}

/** Ticks labelled with their value and unit. */
const ticksAt = (values: readonly number[], unit = ''): readonly RangeTick[] =>
  values.map((value) => ({ value, label: `${value}${unit}` }));

const AMOUNTS: readonly RangeTick[] = [
  { value: 500, label: '500' },
  { value: 25_000, label: '25k' },
  { value: 50_000, label: '50k' },
  { value: 75_000, label: '75k' },
  { value: 100_000, label: '1 lakh' },
];

const SIP_SCALES: Readonly<Record<SipFieldName, SipScale>> = {
  monthlyInvestment: { ticks: AMOUNTS, minorStep: 5000 },
  annualInterestRate: { ticks: ticksAt([1, 10, 20, 30], '%'), minorStep: 1 },
  investmentDuration: { ticks: ticksAt([1, 5, 10, 15, 20, 25, 30]), minorStep: 1 },
  yearlyStepUp: { ticks: ticksAt([0, 5, 10, 15, 20, 25], '%'), minorStep: 1 },
  inflationRate: { ticks: ticksAt([0, 5, 10, 15], '%'), minorStep: 1 },
};
