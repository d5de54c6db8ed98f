import type { FieldSpec } from '../fields';
import type { EntryListName } from './entities';
import { fieldsOf } from './listWords';

/** Whether a number is within its bounds and on a step, which are counted from the lower bound. */
function isNumberAccepted({ min, max, step }: FieldSpec, value: number): boolean {
  if (min === undefined || max === undefined || typeof step !== 'number') return false;
  return value >= min && value <= max && Number.isInteger((value - min) / step);
}

/** Whether the browser certainly accepts a text in the control of a field. */
function isTextAccepted(spec: FieldSpec, text: string): boolean {
  if (text === '') return spec.required !== true;
  if (spec.type === 'number') return isNumberAccepted(spec, Number(text));
  // Only the browser knows what it takes for an address.
  return spec.type !== 'email' && spec.type !== 'url';
}

/** Whether the browser certainly accepts every field of an entry when its form is submitted. */
export function isItemAccepted(list: EntryListName, item: object): boolean {
  const texts = { ...item } as Readonly<Record<string, string | number>>;
  return Object.entries(fieldsOf(list)).every(([field, spec]) => isTextAccepted(spec, String(texts[field])));
}
