import { setup } from 'xstate';
import { named } from './effects';
import type { PostFlowEvent, PostFlowTag } from './postFlow';

/** A business offer: the details form, then the template picker, which is a machine of its own. */
export const createBusinessMachine = (id: string) =>
  setup({
    types: { events: {} as PostFlowEvent, tags: {} as PostFlowTag },
    actions: { scrollToTop: named },
  }).createMachine({
    id,
    initial: 'details',
    states: {
      details: { tags: 'form', on: { NEXT: { target: 'picker', actions: 'scrollToTop' } } },
      picker: { tags: 'templates', on: { PREVIOUS: { target: 'details', actions: 'scrollToTop' } } },
    },
  });
