import { useDeferredValue } from 'react';
import { CALCULATOR } from '../../content/calculator';
import { Form } from '../../ui/Form';
import { lazyCode, useLazy } from '../../lazy/lazyCode';
import { FailureNotice } from '../../ui/FailureNotice';
import { SIP_FIELD_NAMES, SIP_OPTION_NAMES } from '../../domain/sip/fields';
import type { SipInputs } from '../../domain/sip/inputs';
import { Growth } from './Growth';
import { SipField } from './SipField';
import { SipResults } from './SipResults';
import { useSipPlan } from './useSipPlan';
import styles from './SipCalculator.module.css';

/** Everything not needed at first, in one lazy chunk: the chart with its library, and the tools for a plan. */
export const sipExtras = lazyCode('The chart and the tools below it', () =>
  import(/* webpackChunkName: "sipExtras" */ './extras/extras').then((module) => module.extras),
);

/** Three sliders with their inputs and the results, which change in the same frame; everything else follows. */
export function SipCalculator() {
  const { change, now, followed } = useSipPlan();
  const boxes = { inputs: now.inputs, change };
  const { plan, years, isTodayShown } = followed;
  // Rendered in slices: in one go, the extras hold up the sliders of a slow phone.
  const { code: extras, error } = useDeferredValue(useLazy(sipExtras));
  return (
    <div className={styles.calculator}>
      {extras && plan && <extras.PrintHead plan={plan} />}
      <div className={styles.columns}>
        <PlanFields {...boxes} />
        <SipResults result={now.result} isTodayShown={now.isTodayShown} hint={now.hint} />
        <PlanOptions {...boxes} />
        {extras ? (
          plan && followed.result && <extras.Scenarios plan={plan} />
        ) : (
          <div className={styles.place} />
        )}
      </div>
      <Growth years={years} isTodayShown={isTodayShown} Chart={extras?.GrowthChart} />
      {error && <FailureNotice error={error} />}
      <div className={styles.tools}>
        {extras && (
          <>
            <extras.GoalTool goal={now.inputs.goalAmount} plan={plan} onChange={change} />
            <extras.KeepPlan inputs={now.inputs} years={now.years} isTodayShown={now.isTodayShown} />
          </>
        )}
      </div>
      <p className={styles.convention}>{CALCULATOR.convention}</p>
    </div>
  );
}

interface BoxesProps {
  readonly inputs: SipInputs;
  readonly change: (field: keyof SipInputs, value: string) => void;
}

function PlanFields({ inputs, change }: BoxesProps) {
  return (
    <Form className={styles.fields} aria-label="Plan">
      {SIP_FIELD_NAMES.map((field) => (
        <SipField key={field} field={field} value={inputs[field]} onChange={change} />
      ))}
    </Form>
  );
}

function PlanOptions({ inputs, change }: BoxesProps) {
  const { heading, help } = CALCULATOR.options;
  return (
    <section className={styles.options} aria-labelledby="options">
      <h2 id="options">{heading}</h2>
      {SIP_OPTION_NAMES.map((field) => (
        <SipField key={field} field={field} value={inputs[field]} onChange={change} help={help[field]} />
      ))}
    </section>
  );
}
