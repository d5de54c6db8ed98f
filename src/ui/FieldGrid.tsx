import type { ReactNode } from 'react';
import { fieldNames, type FieldSpecs } from '../domain/fields';
import { classNames } from './classNames';
import { Field } from './Field';
import styles from './Field.module.css';

interface FieldGridProps {
  /** Two by default, where both are wide enough. */
  columns?: 1 | 2 | undefined;
  /** `Field`s; `isWide` spans both columns. */
  children: ReactNode;
}

/** Lays out fields in one or two columns. */
export function FieldGrid({ columns = 2, children }: FieldGridProps) {
  return <div className={classNames(styles.grid, columns === 1 && styles.one)}>{children}</div>;
}

export interface EntityFieldsProps<Entity extends object> {
  /** One spec per property, in the order the fields appear. */
  specs: FieldSpecs<Entity>;
  values: { readonly [Name in keyof Entity]: string };
  onChange: (name: keyof Entity & string, value: string) => void;
  /** Fields that span both columns; multi-line ones always do. */
  wide?: readonly (keyof Entity)[] | undefined;
  columns?: 1 | 2 | undefined;
  idPrefix?: string | undefined;
  numerals?: Partial<Record<keyof Entity, number>> | undefined;
  onFocus?: ((name: keyof Entity & string) => void) | undefined;
}

/**
 * A complete form generated from the field specs of an entity. Images (`image`) are skipped: they have their own control.
 */
export function EntityFields<Entity extends object>(props: EntityFieldsProps<Entity>) {
  const { specs, values, onChange, wide = [], columns, idPrefix, numerals, onFocus } = props;
  return (
    <FieldGrid columns={columns}>
      {fieldNames(specs).map((name) => (
        <Field
          key={name}
          name={name}
          spec={specs[name]}
          value={values[name]}
          onChange={onChange}
          idPrefix={idPrefix}
          numeral={numerals?.[name]}
          onFocus={onFocus}
          isWide={wide.includes(name) || specs[name].type === 'multiline'}
        />
      ))}
    </FieldGrid>
  );
}
