/** @jest-environment node */
import { createMachine } from 'xstate';
import { modelOf } from './model';

// The checked-in diagrams cover the models of our own machines.
it.each([
  ['always', { initial: 'a', states: { a: { always: 'b' }, b: {} } }],
  ['after', { initial: 'a', states: { a: { after: { 100: 'b' } }, b: {} } }],
  ['parallel', { type: 'parallel', states: { a: {}, b: {} } }],
] as const)('reports that it cannot draw %s yet', (feature, config) => {
  expect(() => modelOf(createMachine({ id: 'odd', ...config }))).toThrow(`do not support ${feature} yet`);
});
