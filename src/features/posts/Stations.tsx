import { Icon } from '../../ui/Icon';
import styles from './Stations.module.css';

interface StationsProps {
  readonly current: 1 | 2;
  readonly onPrevious?: (() => void) | undefined;
}

/** The two steps, too few for a rail; the first links back. */
export function Stations({ current, onPrevious }: StationsProps) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.stations}>
        {current === 1 ? (
          <li aria-current="step">
            <span className={styles.circle} aria-hidden="true">
              1
            </span>
            Details
          </li>
        ) : (
          <li className={styles.done}>
            <button type="button" onClick={onPrevious}>
              <span className={styles.circle} aria-hidden="true">
                <Icon name="check" />
              </span>
              Details
              <span className="visually-hidden"> (done)</span>
            </button>
          </li>
        )}
        <li aria-current={current === 2 ? 'step' : undefined}>
          <span className={styles.circle} aria-hidden="true">
            2
          </span>
          Select a Template
        </li>
      </ol>
    </nav>
  );
}
