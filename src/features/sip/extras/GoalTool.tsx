import { useState } from 'react';
import { CALCULATOR_TOOLS } from '../../../content/calculatorTools';
import { formatRupees, parseAmount } from '../../../domain/sip/amounts';
import { GOAL_FIELD, withUnit } from '../../../domain/sip/fields';
import { monthlyFor } from '../../../domain/sip/goal';
import type { SipInputs } from '../../../domain/sip/inputs';
import type { SipPlan } from '../../../domain/sip/sip';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { NumberBox } from '../NumberBox';
import styles from './GoalTool.module.css';

interface GoalToolProps {
  /** Raw input. */
  readonly goal: string;
  readonly plan: SipPlan | undefined;
  readonly onChange: (field: keyof SipInputs, value: string) => void;
}

/** The inverse calculation: the instalment needed to reach an amount. */
export function GoalTool({ goal, plan, onChange }: GoalToolProps) {
  const { heading, text } = CALCULATOR_TOOLS.goal;
  // The results above are announced after each change; this one only once the visitor has set a goal.
  const [isUsed, setUsed] = useState(false);
  const changeGoal = (field: keyof SipInputs, value: string) => {
    setUsed(true);
    onChange(field, value);
  };
  const amount = parseAmount(goal);
  const needed = plan && amount !== undefined ? monthlyFor(amount, plan) : undefined;
  return (
    <Card look="wash" className={styles.goal}>
      <section aria-labelledby="goal" className={styles.question}>
        <h2 id="goal">{heading}</h2>
        <p>{text}</p>
        <NumberBox
          field="goalAmount"
          spec={GOAL_FIELD}
          value={goal}
          onChange={changeGoal}
          help={amount === undefined ? undefined : withUnit(amount, GOAL_FIELD.unit)}
          className={styles.box}
        />
      </section>
      <div className={styles.answer}>
        <div aria-live={isUsed ? 'polite' : 'off'} aria-atomic="true">
          <Answer needed={needed} plan={plan} isGoalTyped={amount !== undefined} />
        </div>
        {needed && (
          <Button variant="ghost" onClick={() => onChange('monthlyInvestment', String(needed.asWritten))}>
            {CALCULATOR_TOOLS.goal.use}
          </Button>
        )}
        {/* The plan's own box is far above. */}
        {needed && needed.asWritten === plan?.monthlyInvestment && <p>{CALCULATOR_TOOLS.goal.used}</p>}
      </div>
    </Card>
  );
}

interface AnswerProps {
  readonly needed: ReturnType<typeof monthlyFor>;
  readonly plan: SipPlan | undefined;
  readonly isGoalTyped: boolean;
}

function Answer({ needed, plan, isGoalTyped }: AnswerProps) {
  const words = CALCULATOR_TOOLS.goal;
  return (
    <>
      <p className={styles.amount}>{formatRupees(needed?.asWritten)}</p>
      {needed && plan ? (
        <>
          <p>{plan.yearlyStepUp === 0 ? words.perMonth : words.perMonthAtFirst}</p>
          {plan.inflationRate !== 0 && (
            <p className={styles.today}>
              <strong>{formatRupees(needed.inTodaysMoney)}</strong> {words.inTodaysMoney}
            </p>
          )}
        </>
      ) : (
        <p>{plan && isGoalTyped ? words.unreachable : words.hint}</p>
      )}
    </>
  );
}
