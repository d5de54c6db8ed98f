import { CALCULATOR_TOOLS } from '../../../content/calculatorTools';
import { formatRupees } from '../../../domain/sip/amounts';
import { scenariosOf } from '../../../domain/sip/scenarios';
import type { SipPlan } from '../../../domain/sip/sip';
import styles from './Scenarios.module.css';

/** The plan at three rates of return: its own, and two points lower and higher. */
export function Scenarios({ plan }: { readonly plan: SipPlan }) {
  const { heading, rate: rateHeader, value: valueHeader, own } = CALCULATOR_TOOLS.scenarios;
  const scenarios = scenariosOf(plan);
  const highest = Math.max(...scenarios.map(({ result }) => result?.maturityValue ?? 0));
  return (
    <section className={styles.scenarios} aria-labelledby="scenarios">
      <h2 id="scenarios">{heading}</h2>
      <table aria-labelledby="scenarios">
        <thead>
          <tr>
            <th scope="col">{rateHeader}</th>
            <th scope="col">{valueHeader}</th>
          </tr>
        </thead>
        <tbody>
          {scenarios.map(({ points, rate, result }) => (
            <tr key={points} className={points === 0 ? styles.own : undefined}>
              <th scope="row">
                {String(rate).replace('-', '−')}% {points === 0 && <span>{own}</span>}
              </th>
              <td>
                {formatRupees(result?.maturityValue)}
                <i style={{ width: `${shareOf(result?.maturityValue, highest)}%` }} aria-hidden="true" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Length of a bar in percent of the longest. */
function shareOf(amount: number | undefined, highest: number): number {
  return amount !== undefined && highest > 0 ? Math.max(0, (amount / highest) * 100) : 0;
}
