import type { FieldSpec } from '../domain/fields';
import styles from './Field.module.css';
import { limitSentence } from './fieldMessages';
import { Icon } from './Icon';

/** Once this few characters remain, screen readers announce the number. */
const NEAR_LIMIT = 10;
/** The share of a generous limit from which the counter shows. */
const COUNTED_SHARE = 0.9;

/** Whether the counter `n/max` shows. */
export const showsCounter = ({ maxLength, isCounted }: FieldSpec, length: number): boolean =>
  maxLength !== undefined && (isCounted === true || length >= COUNTED_SHARE * maxLength);

interface LengthProps {
  spec: FieldSpec;
  /** UTF-16 code units, like `maxlength`. */
  length: number;
  /** Characters of the last change that were cut off. */
  leftOut: number;
}

/** The message for a field at its limit. */
const fullSentence = ({ spec: { maxLength = Infinity }, length, leftOut }: LengthProps) =>
  length >= maxLength || leftOut > 0 ? limitSentence(length, maxLength, leftOut) : undefined;

interface FieldFootProps extends LengthProps {
  id: string;
  message: string | undefined;
}

/** Below a field, or above its box if it is wrong: the error or the hint, with the counter at the right. */
export function FieldFoot({ id, message, ...of }: FieldFootProps) {
  const { spec, length, leftOut } = of;
  const full = fullSentence(of);
  const help = full ?? spec.hint;
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
      {showsCounter(spec, length) && (
        // As wide as it ever gets, so that a letter changes the layout of its text only, not that of the form around it.
        <span className={styles.counter} style={{ width: `${2 * String(spec.maxLength).length + 1}ch` }}>
          <span className={full && styles.full}>{`${length}/${spec.maxLength}`}</span>
        </span>
      )}
    </div>
  );
}

/** Says aloud how many characters are left. Present from the start, because a new live region is not announced. */
export function LimitNews(of: LengthProps) {
  const left = (of.spec.maxLength ?? Infinity) - of.length;
  return (
    <span className="visually-hidden" aria-live="polite">
      {fullSentence(of) ?? (left <= NEAR_LIMIT ? `${left} characters left` : '')}
    </span>
  );
}
