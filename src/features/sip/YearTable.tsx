import { CALCULATOR } from '../../content/calculator';
import { formatRupees } from '../../domain/sip/amounts';
import { yearAmounts, type YearEnd } from '../../domain/sip/plan';
import styles from './Growth.module.css';

interface YearTableProps {
  readonly years: readonly YearEnd[];
  /** Adds the column at today's prices. */
  readonly isTodayShown: boolean;
}

/** The data of the growth chart as a table. */
export function YearTable({ years, isTodayShown }: YearTableProps) {
  const { columns } = CALCULATOR;
  const amounts = yearAmounts(isTodayShown);
  // Paper does not scroll, so the widest row determines the printed font size.
  const longest = amounts.map((column) => Math.max(...years.map((end) => formatRupees(end[column]).length)));
  const size = { '--letters': longest.reduce((sum, length) => sum + length, 4) };
  return (
    <div className={styles.scroller} role="region" aria-labelledby="years" tabIndex={0}>
      <table
        className={styles.table}
        style={size}
        aria-labelledby="years"
        data-rows={years.length > 30 ? 'many' : undefined}
      >
        <thead>
          <tr>
            {(['year', ...amounts] as const).map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((end) => (
            <tr key={end.year}>
              <th scope="row">{end.year}</th>
              {amounts.map((column) => (
                <td key={column} className={column === 'maturityValue' ? styles.value : undefined}>
                  {formatRupees(end[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
