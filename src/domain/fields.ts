/** How a field is typed in: decides the control, the keyboard on a phone and the browser's own validation. */
export type FieldType = 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'multiline' | 'image';

/**
 * Everything a form, a counter, a validation message and a test need to know about one field.
 * The limits stand here and nowhere else.
 */
export interface FieldSpec {
  readonly label: string;
  /** `text` where it is left out. */
  readonly type?: FieldType;
  readonly required?: boolean;
  /** Characters (UTF-16 code units, as the browser's `maxlength` counts); shown as a live counter `n/max`. */
  readonly maxLength?: number;
  /** Bounds and step of a number; `step: 'any'` takes every decimal. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number | 'any';
  readonly placeholder?: string;
  /** One short sentence under the field. */
  readonly hint?: string;
  /** HTML autofill token, so that a phone offers what it knows. */
  readonly autoComplete?: string;
  /** Offered, never enforced (a `datalist`). */
  readonly suggestions?: readonly string[];
}

/** One description per property of `Entity`: a property without a field does not compile. */
export type FieldSpecs<Entity> = { readonly [Name in keyof Entity]: FieldSpec };

/** The field names of a description, in the order they are written, typed. */
export function fieldNames<Entity extends object>(specs: FieldSpecs<Entity>): (keyof Entity & string)[] {
  return Object.keys(specs) as (keyof Entity & string)[];
}
