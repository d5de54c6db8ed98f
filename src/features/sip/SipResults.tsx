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
function gainedShare(result: SipResult | undefined): number | undefined {
  if (!result || result.investedAmount <= 0 || result.estimatedReturn < 0) return undefined;
  return result.estimatedReturn / result.maturityValue;
}

/** Maturity value, invested amount and returns, announced after each change. */
export function SipResults({ result, isTodayShown, hint }: SipResultsProps) {
  const { maturityValue, todaysValue, investedAmount, estimatedReturn } = CALCULATOR.results;
  return (
    <Card look="plate" className={styles.results}>
      <div className={styles.donut}>
        <Donut share={gainedShare(result)} />
      </div>
      <div className={styles.live} role="status" aria-atomic="true">
        <dl className={styles.values}>
          <div className={styles.maturity}>
            <dt>{maturityValue}</dt>
            <dd>{formatRupees(result?.maturityValue)}</dd>
          </div>
          {isTodayShown && (
            <div className={styles.today}>
              <dt>{todaysValue}</dt>
              <dd>{formatRupees(result?.todaysValue)}</dd>
            </div>
          )}
          <div className={classNames(styles.part, styles.invested)}>
            <dt>
              <HatchKey />
              {investedAmount}
            </dt>
            <dd>{formatRupees(result?.investedAmount)}</dd>
          </div>
          <div className={classNames(styles.part, styles.gained)}>
            <dt>
              <MarkerKey />
              {estimatedReturn}
            </dt>
            <dd>{formatRupees(result?.estimatedReturn)}</dd>
          </div>
        </dl>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
    </Card>
  );
}
