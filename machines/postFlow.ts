import { setup } from 'xstate';
import { named } from './effects';
import type { ExportRequest } from './exportRequest';

/** Events of a post flow; LOGIN is pressed under a locked template. */
export type PostFlowEvent =
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  | { type: 'LOGIN' }
  | { type: 'SIGNED_IN' }
  | { type: 'SIGNED_OUT' }
  | ExportRequest;

export type PostFlowTag = 'form' | 'templates';

/** What flows without exports of their own have in common. */
const plainFlow = setup({
  types: { events: {} as PostFlowEvent, tags: {} as PostFlowTag },
  actions: { scrollToTop: named },
});

/** A business offer: the details form, then the template picker, which is a machine of its own. */
export const createBusinessMachine = (id: string) =>
  plainFlow.createMachine({
    id,
    initial: 'details',
    states: {
      details: { tags: 'form', on: { NEXT: { target: 'picker', actions: 'scrollToTop' } } },
      picker: { tags: 'templates', on: { PREVIOUS: { target: 'details', actions: 'scrollToTop' } } },
    },
  });

/** An occasion without posters: the details form, then the note that its templates are coming soon. */
export const createComingSoonMachine = (id: string) =>
  plainFlow.createMachine({
    id,
    initial: 'details',
    states: {
      details: { tags: 'form', on: { NEXT: { target: 'comingSoon', actions: 'scrollToTop' } } },
      comingSoon: { on: { PREVIOUS: { target: 'details', actions: 'scrollToTop' } } },
    },
  });
