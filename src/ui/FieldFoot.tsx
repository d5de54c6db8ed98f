import type { FieldSpec } from '../domain/fields';
import { classNames } from './classNames';
import styles from './Field.module.css';
import { LIMIT_SENTENCE } from './fieldMessages';
import { Icon } from './Icon';

/** From this many characters left on, a screen reader hears how many there are. */
const NEAR_LIMIT = 10;

interface FieldFootProps {
  id: string;
  spec: FieldSpec;
  /** UTF-16 code units, as `maxlength` counts them. */
  length: number;
  message: string | undefined;
}

/** Under a field: the complaint, or the hint; at the right the counter. */
export function FieldFoot({ id, spec, length, message }: FieldFootProps) {
  const { maxLength, hint } = spec;
  const isFull = maxLength !== undefined && length >= maxLength;
  const words = isFull ? LIMIT_SENTENCE : hint;
  const isEmpty = message === undefined && words === undefined && maxLength === undefined;
  if (isEmpty) return null;
  return (
    <div className={styles.foot}>
      <div id={id}>
        {message !== undefined && (
          <p className={styles.message}>
            <Icon name="error" />
            {message}
          </p>
        )}
        {words !== undefined && <p className={styles.hint}>{words}</p>}
      </div>
      {maxLength !== undefined && <Counter length={length} max={maxLength} isFull={isFull} />}
    </div>
  );
}

function Counter({ length, max, isFull }: { length: number; max: number; isFull: boolean }) {
  const left = max - length;
  const spoken = isFull ? LIMIT_SENTENCE : `${left} characters left`;
  return (
    <>
      <span className={classNames(styles.counter, isFull && styles.full)}>{`${length}/${max}`}</span>
      <span className="visually-hidden" aria-live="polite">
        {left <= NEAR_LIMIT ? spoken : ''}
      </span>
    </>
  );
}
