import { CALCULATOR } from '../../../content/calculator';
import { formatRupees } from '../../../domain/sip/amounts';
import { yearAmounts, type YearEnd } from '../../../domain/sip/plan';
import { HatchKey, Key, MarkerKey } from '../Keys';
import styles from './GrowthChart.module.css';

interface YearReadoutProps {
  readonly end: YearEnd;
  readonly isTodayShown: boolean;
}

/** The swatch of each amount in the chart. */
const KEYS = {
  investedAmount: HatchKey,
  estimatedReturn: MarkerKey,
  maturityValue: undefined,
  todaysValue: LineKey,
} as const;

/** The chart's legend with the amounts of one year. */
export function YearReadout({ end, isTodayShown }: YearReadoutProps) {
  const { columns } = CALCULATOR;
  return (
    <dl className={styles.readout}>
      <div className={styles.year}>
        <dt>{columns.year}</dt>
        <dd>{end.year}</dd>
      </div>
      {yearAmounts(isTodayShown).map((amount) => {
        const isLoss = amount === 'estimatedReturn' && end[amount] < 0;
        const AmountKey = isLoss ? LossKey : KEYS[amount];
        return (
          <div key={amount}>
            <dt>
              {AmountKey && <AmountKey />}
              {columns[amount]}
            </dt>
            <dd>{formatRupees(end[amount])}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Legend swatch of what the invested amount has lost. */
function LossKey() {
  return (
    <Key>
      <rect className={styles.lost} x="1" y="1" width="18" height="18" />
    </Key>
  );
}

/** Legend swatch of the line: the value at today's prices. */
function LineKey() {
  return (
    <Key>
      <path className={styles.today} d="M1 15L19 5" />
    </Key>
  );
}
