import { useId } from 'react';
import { classNames } from './classNames';
import styles from './Range.module.css';

/** A labelled tick of the scale. */
export interface RangeTick {
  readonly value: number;
  readonly label: string;
}

interface RangeProps {
  label: string;
  /** The label is visible elsewhere on the page, but screen readers still need it here. */
  isLabelHidden?: boolean | undefined;
  /** Values off the scale put the thumb at its end. */
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** The value in words (`aria-valuetext`): "₹25,000 each month". */
  formatValue: (value: number) => string;
  /** Major ticks with labels. */
  ticks?: readonly RangeTick[] | undefined;
  /** Distance between minor ticks, in units of the value. */
  minorStep?: number | undefined;
  className?: string | undefined;
}

/** A native slider styled as a measuring scale. */
export function Range(props: RangeProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    min,
    max,
    step,
    onChange,
    formatValue,
    ticks = [],
    className,
  } = props;
  const id = useId();
  const shown = Math.min(max, Math.max(min, value));
  const share = (at: number) => ((at - min) / (max - min)) * 100;
  return (
    <div className={classNames(styles.range, className)} style={{ '--share': `${share(shown)}%` }}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        aria-valuetext={formatValue(shown)}
        // After Back, the browser would set it to the nearest step of a value between two, which would count as moved.
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {ticks.length > 0 && <Scale ticks={ticks} minor={minorValues(props)} share={share} />}
    </div>
  );
}

/** Minor ticks except where a major one is. Multiplied rather than summed, so that rounding errors do not accumulate. */
function minorValues({ min, max, minorStep: step, ticks = [] }: RangeProps): number[] {
  if (step === undefined) return [];
  const first = Math.ceil(min / step);
  const count = Math.floor(max / step) - first + 1;
  const values = Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
  return values.filter((value) => !ticks.some((tick) => tick.value === value));
}

interface ScaleProps {
  ticks: readonly RangeTick[];
  minor: readonly number[];
  /** Position of a value in percent of the scale. */
  share: (value: number) => number;
}

function Scale({ ticks, minor, share }: ScaleProps) {
  const last = ticks.length - 1;
  return (
    <div className={styles.scale} aria-hidden="true">
      {minor.map((value) => (
        <i key={value} style={{ left: `${share(value)}%` }} />
      ))}
      {ticks.map((tick, index) => (
        <span
          key={tick.value}
          className={classNames(index === 0 && styles.first, index === last && styles.last)}
          style={{ left: `${share(tick.value)}%` }}
        >
          {tick.label}
        </span>
      ))}
    </div>
  );
}
