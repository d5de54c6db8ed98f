/** @jest-environment node */
import { createMachine } from 'xstate';
import { modelOf } from './model';

// What it makes of our own machines stands in their drawings.
it.each([
  ['always', { initial: 'a', states: { a: { always: 'b' }, b: {} } }],
  ['after', { initial: 'a', states: { a: { after: { 100: 'b' } }, b: {} } }],
  ['parallel', { type: 'parallel', states: { a: {}, b: {} } }],
] as const)('does not support %s yet, and says so', (feature, config) => {
  expect(() => modelOf(createMachine({ id: 'odd', ...config }))).toThrow(`do not support ${feature} yet`);
});
