/**
 * Input type of a field: decides the control, the phone's on-screen keyboard and the browser's validation. A `link` is an
 * address that may lack its `https://`, which the browser would refuse in a `url`.
 */
export type FieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'link'
  | 'number'
  | 'password'
  | 'multiline'
  | 'image';

/*
 * Lengths of the fields that the specification does not limit, by what they hold: more than anyone needs, and little enough to
 * be drawn at once even as a single word.
 */
/** A number, a date or a phone number. */
export const SHORT_MAX = 50;
/** A name, a title or a place. */
export const NAME_MAX = 200;
/** The longest address that mail servers accept (RFC 5321). */
export const EMAIL_MAX = 254;
export const SENTENCE_MAX = 1000;
export const LINK_MAX = 2000;
/** The longest password that Firebase accepts. */
export const PASSWORD_MAX = 4096;
/** Most of a page. Browsers need four times as long to break a word of complex letters that is twice as long. */
export const PARAGRAPH_MAX = 3000;

/** The control of a field. Every text is limited, in UTF-16 code units, as the browser's `maxlength` counts. */
type FieldControl =
  | { readonly type: 'image'; readonly maxLength?: undefined }
  | { readonly type?: Exclude<FieldType, 'image'>; readonly maxLength: number };

/**
 * Everything a form, a counter, a validation message and a test need to know about one field.
 * The single source of its limits. `type` defaults to `text`.
 */
export type FieldSpec = FieldControl & FieldWords;

interface FieldWords {
  readonly label: string;
  readonly required?: boolean;
  /** Shows the counter `n/max` from the first letter on, as the specification asks, rather than near the limit. */
  readonly isCounted?: boolean;
  /** Bounds and step of a number; `step: 'any'` accepts any decimal. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number | 'any';
  /** Text of spaces only is refused like a missing one, as where text is `required`. Not for `multiline`. */
  readonly notBlank?: true;
  readonly placeholder?: string;
  /** One short sentence under the field. */
  readonly hint?: string;
  /** HTML autofill token. */
  readonly autoComplete?: string;
  /** Suggested in a `datalist`, never enforced. */
  readonly suggestions?: readonly string[];
  /** What becomes of a text when its field is left. */
  readonly tidy?: (typed: string) => string;
}

/** One `FieldSpec` per property of `Entity`; a missing one is a type error. */
export type FieldSpecs<Entity> = { readonly [Name in keyof Entity]: FieldSpec };

/** The typed field names of `specs`, in declaration order. */
export function fieldNames<Entity extends object>(specs: {
  readonly [Name in keyof Entity]: unknown;
}): (keyof Entity & string)[] {
  return Object.keys(specs) as (keyof Entity & string)[];
}

/** A text for each field of `specs`. */
export function textsFor<Entity extends object>(
  specs: FieldSpecs<Entity>,
  textOf: (name: keyof Entity & string) => string,
): Record<keyof Entity, string> {
  const texts = fieldNames(specs).map((name) => [name, textOf(name)]);
  return Object.fromEntries(texts) as Record<keyof Entity, string>;
}

/** Whether every required field is filled in. Formats are left to the browser's own validation. */
export function isComplete<Texts extends object>(specs: FieldSpecs<Texts>, texts: Texts): boolean {
  return fieldNames(specs).every((name) => !specs[name].required || String(texts[name]).trim() !== '');
}

/** Fills the blank fields of `here` from `other`. */
export function fillBlanks<Fields extends object>(here: Fields, other: Fields): Fields {
  const filled = Object.entries(here).filter(([, value]) => String(value).trim() !== '');
  return { ...other, ...Object.fromEntries(filled) };
}
