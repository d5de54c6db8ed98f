import { memo, useId, type ReactNode } from 'react';
import type { FieldSpec } from '../domain/fields';
import { classNames } from './classNames';
import styles from './Field.module.css';
import { FieldFoot } from './FieldFoot';
import { NativeControl } from './NativeControl';
import { useFieldControl } from './useFieldControl';

export interface FieldProps<Name extends string> {
  name: Name;
  /** A description of type `image` draws nothing: pictures have a control of their own. */
  spec: FieldSpec;
  /** What was typed, also of a number field. */
  value: string;
  onChange: (name: Name, value: string) => void;
  /** Makes the id `prefix-name`, for whatever has to point at the field. */
  idPrefix?: string | undefined;
  /** A complaint of ours or of a provider; the browser's own complaints show by themselves. */
  error?: string | undefined;
  /** Reference numeral of the part of a drawing or poster that shows this text. */
  numeral?: number | string | undefined;
  onFocus?: ((name: Name) => void) | undefined;
  /** Takes both columns of a `FieldGrid`. */
  isWide?: boolean | undefined;
  /** False where leaving the field empty leads nowhere, though nothing requires it: a login form. */
  saysOptional?: boolean | undefined;
  /** A small control at the end of the box, such as Show in a password. */
  trailing?: ReactNode;
}

/**
 * A label, its native control with every limit of its description, and what there is to say under it. A letter typed in one
 * field draws no other, as long as `onChange` stays the same: React writes every attribute of an input that it draws.
 */
export const Field = memo(UnmemoizedField) as typeof UnmemoizedField;

function UnmemoizedField<Name extends string>(props: FieldProps<Name>) {
  const { name, spec, value, onChange, idPrefix, error, numeral, trailing, onFocus } = props;
  const { isWide = false, saysOptional = true } = props;
  const ownPrefix = useId();
  const id = `${idPrefix ?? ownPrefix}-${name}`;
  const { attach, initial, handlers, leftOut, complaint } = useFieldControl(
    spec,
    value,
    (typed) => onChange(name, typed),
    () => onFocus?.(name),
  );
  const message = error ?? complaint;
  if (spec.type === 'image') return null;
  const isCalledOptional = saysOptional && !spec.required;
  const hasFoot = message !== undefined || spec.hint !== undefined || spec.maxLength !== undefined;
  const about = [...(isCalledOptional ? [`${id}-optional`] : []), ...(hasFoot ? [`${id}-about`] : [])];
  return (
    <div className={classNames(styles.field, isWide && styles.wide, message !== undefined && styles.wrong)}>
      <FieldHead id={id} spec={spec} numeral={numeral} saysOptional={isCalledOptional} />
      <div className={classNames(styles.box, trailing !== undefined && styles.withTrailing)}>
        <NativeControl
          id={id}
          name={name}
          spec={spec}
          defaultValue={initial}
          ref={attach}
          required={spec.required}
          placeholder={spec.placeholder}
          maxLength={spec.maxLength}
          autoComplete={spec.autoComplete}
          className={styles.control}
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={about.join(' ') || undefined}
          {...handlers}
        />
        {trailing}
      </div>
      {hasFoot && (
        <FieldFoot id={`${id}-about`} spec={spec} length={value.length} leftOut={leftOut} message={message} />
      )}
    </div>
  );
}

interface FieldHeadProps {
  id: string;
  spec: FieldSpec;
  numeral: number | string | undefined;
  saysOptional: boolean;
}

/** "Optional" stands beside the label, not in it: the field's name stays what the description says. */
function FieldHead({ id, spec, numeral, saysOptional }: FieldHeadProps) {
  return (
    <div className={styles.head}>
      {numeral !== undefined && (
        <span className={styles.numeral} aria-hidden="true">
          {numeral}
        </span>
      )}
      <label htmlFor={id}>{spec.label}</label>
      {saysOptional && (
        <span className={styles.optional} id={`${id}-optional`}>
          Optional
        </span>
      )}
    </div>
  );
}
