import { groupDigits } from '../domain/digits';
import type { FieldSpec } from '../domain/fields';

/** Shown below a field whose text has reached `maxLength`. */
export const LIMIT_SENTENCE = 'That is the limit; shorten a phrase to add more';

/**
 * The message below a field at or over its limit.
 * @param length of the text
 * @param leftOut characters of the last change that were cut off
 */
export function limitSentence(length: number, max: number, leftOut: number): string {
  if (leftOut > 0)
    return `Cut at ${groupDigits(length)} characters; the other ${groupDigits(leftOut)} were left out`;
  if (length > max) return `Too long by ${groupDigits(length - max)}; shorten it`;
  return LIMIT_SENTENCE;
}

function rangeSentence({ min, max }: FieldSpec): string {
  if (min !== undefined && max !== undefined) return `Choose a number from ${min} to ${max}.`;
  return min === undefined ? `Choose a number up to ${String(max)}.` : `Choose a number from ${min} upwards.`;
}

/**
 * One sentence that says what is wrong with a field and how to fix it.
 * @param validity as reported by the browser
 * @param browserMessage fallback for everything else
 */
export function fieldMessage(spec: FieldSpec, validity: ValidityState, browserMessage: string): string {
  if (validity.badInput) return 'Use digits only, for example 5.';
  if (validity.valueMissing || validity.patternMismatch) return `Fill in “${spec.label}”.`;
  if (validity.typeMismatch && spec.type === 'email') return 'Write the e-mail like name@example.in.';
  if (validity.typeMismatch && spec.type === 'url') return 'Write the whole link, like https://example.in.';
  if (validity.rangeUnderflow || validity.rangeOverflow) return rangeSentence(spec);
  if (validity.stepMismatch) return 'Use a whole number.';
  if (validity.tooLong && spec.maxLength !== undefined) return `Shorten it to ${spec.maxLength} characters.`;
  return browserMessage;
}
