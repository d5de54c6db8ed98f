import type { StateModel } from '../layout/model';
import { columnOrder } from '../layout/routing';
import { classNames } from '../../../ui/classNames';
import styles from '../MachineIndex.module.css';

interface StripProps {
  readonly states: readonly StateModel[];
  readonly active: ReadonlySet<string>;
  /** Id of the initial state. */
  readonly initial: string | null;
}

/**
 * A machine on one line: a square per state, nested states in a frame, the active one highlighted. Decorative next to its
 * text.
 */
export function Strip({ states, active, initial }: StripProps) {
  return (
    <span className={styles.strip} aria-hidden="true">
      {columnOrder(states, initial).map(({ id, children, initial: inner, isHistory }) =>
        isHistory ? null : children.length > 0 ? (
          <span key={id} className={styles.frame}>
            <Strip states={children} active={active} initial={inner} />
          </span>
        ) : (
          <span key={id} className={classNames(styles.state, active.has(id) && styles.active)} />
        ),
      )}
    </span>
  );
}
