import { CALCULATOR } from '../../../content/calculator';
import { formatRupees } from '../../../domain/sip/amounts';
import type { YearEnd } from '../../../domain/sip/plan';
import { HatchKey, Key, MarkerKey } from '../Keys';
import styles from './GrowthChart.module.css';

interface YearReadoutProps {
  readonly end: YearEnd;
  readonly isTodayShown: boolean;
}

/** The chart's legend with the amounts of one year. */
export function YearReadout({ end, isTodayShown }: YearReadoutProps) {
  const { columns } = CALCULATOR;
  const amounts = [
    { name: columns.invested, amount: end.invested, symbol: <HatchKey /> },
    { name: columns.gained, amount: end.gained, symbol: <MarkerKey /> },
    { name: columns.value, amount: end.value, symbol: undefined },
    ...(isTodayShown ? [{ name: columns.today, amount: end.today, symbol: <LineKey /> }] : []),
  ];
  return (
    <dl className={styles.readout}>
      <div className={styles.year}>
        <dt>{columns.year}</dt>
        <dd>{end.year}</dd>
      </div>
      {amounts.map(({ name, amount, symbol }) => (
        <div key={name}>
          <dt>
            {symbol}
            {name}
          </dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
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
