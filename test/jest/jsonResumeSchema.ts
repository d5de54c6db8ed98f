import schema from '@jsonresume/schema/schema.json';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import type { JsonObject } from '../../src/domain/resume/exchange/json';

const validate = addFormats(new Ajv({ allErrors: true })).compile(schema);

/** What the published schema of JSON Resume has against a document. */
export function complaintsOf(document: JsonObject) {
  validate(document);
  return validate.errors ?? [];
}
