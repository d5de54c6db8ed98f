import { fieldNames } from '../../domain/fields';
import { groupDigits } from '../../domain/digits';
import { SIP_FIELDS, SIP_OPTIONS, type SipBoxSpec } from '../../domain/sip/fields';

/** The three inputs in display order. */
export const SIP_FIELD_NAMES = fieldNames(SIP_FIELDS);
/** The two options that are off at first. */
export const SIP_OPTION_NAMES = fieldNames(SIP_OPTIONS);

/** A value as it is read aloud or printed: `₹25,000`, `10%`, `1 year`, `5 years`. */
export function withUnit(value: number, unit: SipBoxSpec['unit']): string {
  if (unit === '₹') return `₹${groupDigits(value)}`;
  if (unit === '%') return `${value}%`;
  return `${value} ${value === 1 ? 'year' : 'years'}`;
}
