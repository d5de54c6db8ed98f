/** Input type of a field: decides the control, the phone's on-screen keyboard and the browser's validation. */
export type FieldType = 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'multiline' | 'image';

/**
 * Everything a form, a counter, a validation message and a test need to know about one field.
 * The single source of its limits.
 */
export interface FieldSpec {
  readonly label: string;
  /** Defaults to `text`. */
  readonly type?: FieldType;
  readonly required?: boolean;
  /** Characters (UTF-16 code units, as the browser's `maxlength` counts); shown as a live counter `n/max`. */
  readonly maxLength?: number;
  /** Bounds and step of a number; `step: 'any'` accepts any decimal. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number | 'any';
  /** Text of spaces only is refused like a missing one. Not for `multiline`. */
  readonly notBlank?: true;
  readonly placeholder?: string;
  /** One short sentence under the field. */
  readonly hint?: string;
  /** HTML autofill token. */
  readonly autoComplete?: string;
  /** Suggested in a `datalist`, never enforced. */
  readonly suggestions?: readonly string[];
}

/** One `FieldSpec` per property of `Entity`; a missing one is a type error. */
export type FieldSpecs<Entity> = { readonly [Name in keyof Entity]: FieldSpec };

/** The typed field names of `specs`, in declaration order. */
export function fieldNames<Entity extends object>(specs: FieldSpecs<Entity>): (keyof Entity & string)[] {
  return Object.keys(specs) as (keyof Entity & string)[];
}

/** Fills the blank fields of `here` from `other`. */
export function fillBlanks<Fields extends object>(here: Fields, other: Fields): Fields {
  const filled = Object.entries(here).filter(([, value]) => String(value).trim() !== '');
  return { ...other, ...Object.fromEntries(filled) };
}
