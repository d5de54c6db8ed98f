import type { FieldSpec } from '../domain/fields';

/** What stands under a field whose text has reached `maxLength`. */
export const LIMIT_SENTENCE = 'That is the limit; shorten a phrase to add more';

const grouped = (count: number): string => count.toLocaleString('en-IN');

/**
 * What stands under a field that is as long as it may be, or longer.
 * @param length of the text
 * @param leftOut characters that came in with the last change and did not fit
 */
export function limitSentence(length: number, max: number, leftOut: number): string {
  if (leftOut > 0) return `Cut at ${grouped(length)} characters; the other ${grouped(leftOut)} were left out`;
  if (length > max) return `Too long by ${grouped(length - max)}; shorten it`;
  return LIMIT_SENTENCE;
}

/** `Company name` → `company name`, but `LinkedIn` and `CGPA` stay as they are. */
function inSentence(label: string): string {
  const [firstWord = ''] = label.split(' ');
  return /\p{Lu}/u.test(firstWord.slice(1)) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

function rangeSentence({ min, max }: FieldSpec): string {
  if (min !== undefined && max !== undefined) return `Choose a number from ${min} to ${max}.`;
  return min === undefined ? `Choose a number up to ${String(max)}.` : `Choose a number from ${min} upwards.`;
}

/**
 * One sentence that says what is wrong with a field and what to do.
 * @param validity what the browser found
 * @param browserMessage the browser's own words, for what has no sentence of ours
 */
export function fieldMessage(spec: FieldSpec, validity: ValidityState, browserMessage: string): string {
  if (validity.badInput) return 'Use digits only, for example 5.';
  if (validity.valueMissing) return `Add the ${inSentence(spec.label)}.`;
  if (validity.typeMismatch && spec.type === 'email') return 'Write the e-mail like name@example.in.';
  if (validity.typeMismatch && spec.type === 'url') return 'Write the whole link, like https://example.in.';
  if (validity.rangeUnderflow || validity.rangeOverflow) return rangeSentence(spec);
  if (validity.stepMismatch) return 'Use a whole number.';
  if (validity.tooLong && spec.maxLength !== undefined) return `Shorten it to ${spec.maxLength} characters.`;
  return browserMessage;
}
