import { setup } from 'xstate';
import { named } from './effects';
import type { PostFlowEvent, PostFlowTag } from './postFlow';

/** An occasion without posters: the details form, then the note that its templates are coming soon. */
export const createComingSoonMachine = (id: string) =>
  setup({
    types: { events: {} as PostFlowEvent, tags: {} as PostFlowTag },
    actions: { scrollToTop: named },
  }).createMachine({
    id,
    initial: 'details',
    states: {
      details: { tags: 'form', on: { NEXT: { target: 'comingSoon', actions: 'scrollToTop' } } },
      comingSoon: { on: { PREVIOUS: { target: 'details', actions: 'scrollToTop' } } },
    },
  });
