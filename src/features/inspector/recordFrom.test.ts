import { initialFlows } from '../../store/flows';
import { recordFrom } from './recordFrom';

it.each([
  ['done', { bytes: 293_000 }],
  ['failed', { error: 'Not enough memory.' }],
])('reads a job in the state %s with its context, but not with a spoilt one', (value, remembered) => {
  const record = { value, context: { ...(initialFlows.posterExport.context as object), ...remembered } };
  expect(recordFrom('posterExport', record)).toEqual(record);
  const spoilt = { ...record, context: { ...record.context, run: 'once' } };
  expect(recordFrom('posterExport', spoilt)).toBeUndefined();
});
