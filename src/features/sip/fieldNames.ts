import { fieldNames } from '../../domain/fields';
import { SIP_FIELDS, SIP_OPTIONS } from '../../domain/sip/fields';

/** The three inputs in display order. */
export const SIP_FIELD_NAMES = fieldNames(SIP_FIELDS);
/** The two options that are off at first. */
export const SIP_OPTION_NAMES = fieldNames(SIP_OPTIONS);
