import { assign, setup } from 'xstate';
import type { TemplateNumber } from '../src/domain/access';
import { named } from './effects';
import { EXPORT_EVENTS, type ExportRequest } from './exportRequest';

export type TemplatePickerEvent =
  | { type: 'CHOOSE'; template: TemplateNumber }
  /** The specification's "on-next action": back to the list. */
  | { type: 'ON_NEXT' }
  | ExportRequest;

export interface TemplatePickerContext {
  /** The template on the next-step screen; in the list, the last one chosen. */
  chosen: TemplateNumber;
}

/** The generic template picker: a list of previews, then the chosen template. */
export function createTemplatePickerMachine(id: string) {
  return setup({
    types: { context: {} as TemplatePickerContext, events: {} as TemplatePickerEvent },
    actions: {
      scrollToTop: named,
      scrollToBottom: named,
      startExport: named,
      choose: assign({
        chosen: ({ context, event }) => (event.type === 'CHOOSE' ? event.template : context.chosen),
      }),
    },
  }).createMachine({
    id,
    context: { chosen: 1 },
    initial: 'list',
    states: {
      list: { tags: 'templates', on: { CHOOSE: { target: 'nextStep', actions: 'choose' } } },
      nextStep: {
        entry: 'scrollToBottom',
        on: {
          ON_NEXT: { target: 'list', actions: 'scrollToTop' },
          ...Object.fromEntries(EXPORT_EVENTS.map((type) => [type, { actions: 'startExport' }])),
        },
      },
    },
  });
}
