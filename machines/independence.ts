import { setup } from 'xstate';
import { named } from './effects';
import type { PostFlowEvent, PostFlowTag } from './postFlow';

/** The Independence Day post: the details form, then the note that its templates are coming soon. */
export const independence = setup({
  types: { events: {} as PostFlowEvent, tags: {} as PostFlowTag },
  actions: { scrollToTop: named },
}).createMachine({
  id: 'independence',
  initial: 'details',
  states: {
    details: { tags: 'form', on: { NEXT: { target: 'comingSoon', actions: 'scrollToTop' } } },
    comingSoon: { on: { PREVIOUS: { target: 'details', actions: 'scrollToTop' } } },
  },
});
