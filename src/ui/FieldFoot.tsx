import type { FieldSpec } from '../domain/fields';
import { classNames } from './classNames';
import styles from './Field.module.css';
import { limitSentence } from './fieldMessages';
import { Icon } from './Icon';

/** Once this few characters remain, screen readers announce the number. */
const NEAR_LIMIT = 10;

interface FieldFootProps {
  id: string;
  spec: FieldSpec;
  /** UTF-16 code units, like `maxlength`. */
  length: number;
  /** Characters of the last change that were cut off. */
  leftOut: number;
  message: string | undefined;
}

/** Below a field: the error or the hint, with the counter at the right. */
export function FieldFoot({ id, spec, length, leftOut, message }: FieldFootProps) {
  const { maxLength, hint } = spec;
  const full =
    maxLength !== undefined && length >= maxLength ? limitSentence(length, maxLength, leftOut) : undefined;
  const help = full ?? hint;
  return (
    <div className={styles.foot}>
      <div id={id}>
        {message !== undefined && (
          <p className={styles.message}>
            <Icon name="error" />
            {message}
          </p>
        )}
        {help !== undefined && <p className={leftOut > 0 ? styles.cut : undefined}>{help}</p>}
      </div>
      {maxLength !== undefined && <Counter length={length} max={maxLength} full={full} />}
    </div>
  );
}

interface CounterProps {
  length: number;
  max: number;
  /** Message for a field at its limit. */
  full: string | undefined;
}

function Counter({ length, max, full }: CounterProps) {
  const left = max - length;
  return (
    <>
      <span
        className={classNames(styles.counter, full !== undefined && styles.full)}
      >{`${length}/${max}`}</span>
      <span className="visually-hidden" aria-live="polite">
        {left <= NEAR_LIMIT ? (full ?? `${left} characters left`) : ''}
      </span>
    </>
  );
}
