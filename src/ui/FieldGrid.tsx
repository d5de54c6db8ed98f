import type { ReactNode } from 'react';
import { fieldNames, type FieldSpecs } from '../domain/fields';
import { classNames } from './classNames';
import { Field } from './Field';
import styles from './Field.module.css';

export interface FieldGridProps {
  /** Two from 560 px unless it says one. */
  columns?: 1 | 2 | undefined;
  className?: string | undefined;
  /** `Field`s; `isWide` takes both columns. */
  children: ReactNode;
}

/** Lays fields in one or two columns. */
export function FieldGrid({ columns = 2, className, children }: FieldGridProps) {
  return <div className={classNames(styles.grid, columns === 1 && styles.one, className)}>{children}</div>;
}

export interface EntityFieldsProps<Entity extends object> {
  /** One description per property: the form has its fields in the order they are written. */
  specs: FieldSpecs<Entity>;
  values: { readonly [Name in keyof Entity]: string };
  onChange: (name: keyof Entity & string, value: string) => void;
  /** Fields that take both columns; those of several lines do anyway. */
  wide?: readonly (keyof Entity)[] | undefined;
  /** Left out here, drawn by the caller. */
  omit?: readonly (keyof Entity)[] | undefined;
  columns?: 1 | 2 | undefined;
  idPrefix?: string | undefined;
  numerals?: Partial<Record<keyof Entity, number>> | undefined;
  onFocus?: ((name: keyof Entity & string) => void) | undefined;
}

/** A whole form generated from the field descriptions of an entity. Pictures (`image`) are left to their own control. */
export function EntityFields<Entity extends object>(props: EntityFieldsProps<Entity>) {
  const { specs, values, onChange, wide = [], omit = [], columns, idPrefix, numerals, onFocus } = props;
  return (
    <FieldGrid columns={columns}>
      {fieldNames(specs)
        .filter((name) => !omit.includes(name))
        .map((name) => (
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
