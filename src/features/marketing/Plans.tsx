import type { ReactNode } from 'react';
import { FINANCE } from '../../content/finance';
import { groupDigits } from '../../domain/digits';
import { formatRupees } from '../../domain/sip/amounts';
import { sip } from '../../domain/sip/sip';
import { TextLink } from '../../ui/Button';
import styles from './Plans.module.css';

/** A sample plan; its amounts are calculated as in the SIP calculator. */
export interface Plan {
  readonly name: string;
  readonly text: string;
  readonly art: ReactNode;
  /** Rupees per month. */
  readonly monthly: number;
  readonly years: number;
}

/** Plans side by side, each linking to the calculator. */
export function Plans({ plans }: { readonly plans: readonly Plan[] }) {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.name} className={styles.plan}>
          {plan.art}
          <h3>{plan.name}</h3>
          <p>{plan.text}</p>
          <Example monthly={plan.monthly} years={plan.years} />
          <TextLink to="/calculator">
            {FINANCE.learnMore}
            <span className="visually-hidden">
              {FINANCE.about}
              {plan.name}
            </span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function Example({ monthly, years }: Pick<Plan, 'monthly' | 'years'>) {
  const words = FINANCE.plans;
  const { investedAmount, maturityValue } = sip(monthly, words.annualRate, years);
  return (
    <dl className={styles.example}>
      <div>
        <dt>
          ₹{groupDigits(monthly)} {words.aMonth}
        </dt>
        <dd>
          {years} {words.years}
        </dd>
      </div>
      <div>
        <dt>{words.invested}</dt>
        <dd>{formatRupees(investedAmount)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{words.maturityValue}</dt>
        <dd>{formatRupees(maturityValue)}</dd>
      </div>
    </dl>
  );
}
