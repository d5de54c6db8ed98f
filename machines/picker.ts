import { setup } from 'xstate';
import type { PickerTemplate } from '../src/domain/posts/occasions';
import { named } from './effects';
import { exporting, type ExportRequest } from './exportRequest';

export type PickerEvent =
  | { type: 'CHOOSE'; template: PickerTemplate }
  /** The specification's "on-next action": back to the list. */
  | { type: 'ON_NEXT' }
  | ExportRequest;

/** The template picker of a business offer: a list of two templates, then the chosen one. */
export const createPickerMachine = (id: string) =>
  setup({
    types: { events: {} as PickerEvent, tags: {} as 'templates' },
    actions: { scrollToTop: named, scrollToBottom: named, startExport: named },
    guards: {
      isFor: ({ event }, { template }: { template: PickerTemplate }) =>
        event.type === 'CHOOSE' && event.template === template,
    },
  }).createMachine({
    id,
    initial: 'list',
    states: {
      list: {
        tags: 'templates',
        on: {
          CHOOSE: [
            { target: 'nextStep.template1', guard: { type: 'isFor', params: { template: 1 } } },
            { target: 'nextStep.template2', guard: { type: 'isFor', params: { template: 2 } } },
          ],
        },
      },
      nextStep: {
        entry: 'scrollToBottom',
        initial: 'template1',
        on: { ON_NEXT: { target: 'list', actions: 'scrollToTop' }, ...exporting({ actions: 'startExport' }) },
        states: { template1: {}, template2: {} },
      },
    },
  });
