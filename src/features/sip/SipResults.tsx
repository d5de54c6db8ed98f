import { CALCULATOR } from '../../content/calculator';
import { formatRupees } from '../../domain/sip/amounts';
import type { SipResult } from '../../domain/sip/sip';
import { Card } from '../../ui/Card';
import { classNames } from '../../ui/classNames';
import { Donut } from './Donut';
import { HatchKey, MarkerKey } from './Keys';
import styles from './SipResults.module.css';

interface SipResultsProps {
  readonly result: SipResult | undefined;
  /** Adds the value at today's prices. */
  readonly isTodayShown: boolean;
  /** Shown if there is no result: what to do. */
  readonly hint: string | undefined;
}

/** Share of returns in the maturity value; undefined if a ring would be meaningless (a loss, nothing invested). */
const gainedShare = (result: SipResult | undefined): number | undefined =>
  result && result.investedAmount > 0 && result.estimatedReturn >= 0
    ? result.estimatedReturn / result.maturityValue
    : undefined;

/** The amounts of a result, with the class and the swatch of each. */
const ROWS = [
  ['maturityValue', styles.maturity],
  ['todaysValue', styles.today],
  ['investedAmount', classNames(styles.part, styles.invested), HatchKey],
  ['estimatedReturn', classNames(styles.part, styles.gained), MarkerKey],
] as const;

/** Maturity value, invested amount and returns, announced after each change. */
export function SipResults({ result, isTodayShown, hint }: SipResultsProps) {
  return (
    <Card look="plate" className={styles.results}>
      <Donut share={gainedShare(result)} />
      <div className={styles.live} role="status" aria-atomic="true">
        <dl className={styles.values}>
          {ROWS.filter(([name]) => isTodayShown || name !== 'todaysValue').map(([name, className, Key]) => (
            <div key={name} className={className}>
              <dt>
                {Key && <Key />}
                {CALCULATOR.results[name]}
              </dt>
              <dd>{formatRupees(result?.[name])}</dd>
            </div>
          ))}
        </dl>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
    </Card>
  );
}
