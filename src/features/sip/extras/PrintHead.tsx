import { SIP_FIELD_NAMES, SIP_OPTION_NAMES, SIP_SLIDERS, withUnit } from '../../../domain/sip/fields';
import { formatRupees } from '../../../domain/sip/amounts';
import type { SipPlan } from '../../../domain/sip/sip';
import styles from './PrintHead.module.css';

/** The inputs of the plan, for print; options that are off are omitted. */
export function PrintHead({ plan }: { readonly plan: SipPlan }) {
  const names = [...SIP_FIELD_NAMES, ...SIP_OPTION_NAMES.filter((name) => plan[name] !== 0)];
  return (
    <dl className={styles.inputs}>
      {names.map((name) => {
        const { label, unit } = SIP_SLIDERS[name];
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{unit === '₹' ? formatRupees(plan[name]) : withUnit(plan[name], unit)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
