import { fieldNames } from '../../domain/fields';
import { SIP_FIELDS } from '../../domain/sip/inputs';

/** The three boxes in the order they stand. */
export const SIP_FIELD_NAMES = fieldNames(SIP_FIELDS);
