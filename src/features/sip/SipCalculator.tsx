import { useCallback } from 'react';
import { CALCULATOR } from '../../content/calculator';
import { yearEnds } from '../../domain/sip/growth';
import type { SipInputs } from '../../domain/sip/inputs';
import { parseAmount, sipFromInputs } from '../../domain/sip/sip';
import { selectSipInputs, sipInputChanged } from '../../store/calculatorSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SIP_FIELD_NAMES } from './fieldNames';
import { GrowthChart } from './GrowthChart';
import { SipField } from './SipField';
import { SipResults } from './SipResults';
import { useSipAddress } from './useSipAddress';
import { YearTable } from './YearTable';
import styles from './SipCalculator.module.css';

/** Three sliders with their boxes, and everything that follows from them. */
export function SipCalculator() {
  const inputs = useAppSelector(selectSipInputs);
  const dispatch = useAppDispatch();
  const result = sipFromInputs(inputs);
  const change = useCallback(
    (field: keyof SipInputs, value: string) => void dispatch(sipInputChanged({ field, value })),
    [dispatch],
  );
  useSipAddress(inputs, change);
  return (
    <>
      <div className={styles.columns}>
        <form
          className={styles.fields}
          aria-label="Plan"
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          {SIP_FIELD_NAMES.map((field) => (
            <SipField key={field} field={field} value={inputs[field]} onChange={change} />
          ))}
        </form>
        <SipResults result={result} hint={result ? undefined : hintFor(inputs)} />
      </div>
      {result && <Growth inputs={inputs} />}
      <p className={styles.convention}>{CALCULATOR.convention}</p>
    </>
  );
}

function hintFor(inputs: SipInputs): string {
  const isComplete = SIP_FIELD_NAMES.every((field) => parseAmount(inputs[field]) !== undefined);
  return isComplete ? CALCULATOR.tooLarge : CALCULATOR.hint;
}

/** Chart and table; nothing while there is no whole picture to draw. */
function Growth({ inputs }: { readonly inputs: SipInputs }) {
  const amountOf = (field: keyof SipInputs) => parseAmount(inputs[field]) ?? 0;
  const rows = yearEnds(
    amountOf('monthlyInvestment'),
    amountOf('annualInterestRate'),
    amountOf('investmentDuration'),
  );
  if (rows.length === 0) return null;
  return (
    <div className={styles.growth}>
      <section aria-labelledby="growth">
        <h2 id="growth">{CALCULATOR.growth}</h2>
        <GrowthChart years={rows} />
      </section>
      <div>
        <h2 id="years">{CALCULATOR.years}</h2>
        <YearTable years={rows} labelledBy="years" />
      </div>
    </div>
  );
}
