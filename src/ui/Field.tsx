import { memo, useId, type ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Field.module.css';
import { FieldFoot, LimitNews, showsCounter } from './FieldFoot';
import { NativeControl } from './NativeControl';
import { useFieldControl, type EditedText } from './useFieldControl';

/** A spec of type `image` renders nothing: images have their own control. */
export interface FieldProps<Name extends string> extends EditedText<Name> {
  /** Makes the id `prefix-name`, so that other elements can refer to the field. */
  idPrefix?: string | undefined;
  /** Reference numeral of the part of the drawing or poster where this text appears. */
  numeral?: number | undefined;
  /** Spans both columns of a `FieldGrid`. */
  isWide?: boolean | undefined;
  /** False for a field that is not `required` but useless when empty, as in a login form. */
  showsOptional?: boolean | undefined;
  /** A small control at the end of the input, such as Show for a password. */
  trailing?: ReactNode;
}

/**
 * A label, a native control with every limit of its spec, and a message. Memoized: keep `onChange` stable, or
 * typing in one field re-renders all of them, and React rewrites every attribute of an input it renders.
 */
export const Field = memo(UnmemoizedField) as typeof UnmemoizedField;

function UnmemoizedField<Name extends string>(props: FieldProps<Name>) {
  const { name, spec, value, idPrefix, numeral, trailing } = props;
  const { isWide = false, showsOptional = true } = props;
  const ownPrefix = useId();
  const id = `${idPrefix ?? ownPrefix}-${name}`;
  const { control, handlers, leftOut, message } = useFieldControl(props);
  if (spec.type === 'image') return null;
  const isOptional = showsOptional && !spec.required;
  const hasFoot =
    message !== undefined || spec.hint !== undefined || leftOut > 0 || showsCounter(spec, value.length);
  const describedBy = [...(isOptional ? [`${id}-optional`] : []), ...(hasFoot ? [`${id}-about`] : [])];
  return (
    <div className={classNames(styles.field, isWide && styles.wide, message !== undefined && styles.wrong)}>
      <FieldHead id={id} label={spec.label} numeral={numeral} isOptional={isOptional} />
      <div className={classNames(styles.box, trailing !== undefined && styles.withTrailing)}>
        <NativeControl
          id={id}
          name={name}
          spec={spec}
          ref={control}
          required={spec.required}
          placeholder={spec.placeholder}
          maxLength={spec.maxLength}
          autoComplete={spec.autoComplete}
          className={styles.control}
          dir="auto"
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={describedBy.join(' ') || undefined}
          {...handlers}
        />
        {trailing}
      </div>
      {hasFoot && (
        <FieldFoot id={`${id}-about`} spec={spec} length={value.length} leftOut={leftOut} message={message} />
      )}
      <LimitNews spec={spec} length={value.length} leftOut={leftOut} />
    </div>
  );
}

interface FieldHeadProps {
  /** Id of the control. */
  id: string;
  label: string;
  numeral?: number | undefined;
  isOptional?: boolean;
}

/**
 * The label of a control, inside an element with the class `field` of this style sheet. "Optional" is outside the `<label>`,
 * to keep the accessible name exactly as specified.
 */
export function FieldHead({ id, label, numeral, isOptional = false }: FieldHeadProps) {
  return (
    <div className={styles.head}>
      {numeral !== undefined && (
        <span className={styles.numeral} aria-hidden="true">
          {numeral}
        </span>
      )}
      <label htmlFor={id}>{label}</label>
      {isOptional && (
        <span className={styles.optional} id={`${id}-optional`}>
          Optional
        </span>
      )}
    </div>
  );
}
