import { fieldNames } from '../../domain/fields';
import { SIP_FIELDS, SIP_OPTIONS } from '../../domain/sip/fields';

/** The three boxes in the order they stand. */
export const SIP_FIELD_NAMES = fieldNames(SIP_FIELDS);
/** The two that are off at first. */
export const SIP_OPTION_NAMES = fieldNames(SIP_OPTIONS);
