import { assign, setup } from 'xstate';
import { isPremiumTemplate } from '../src/domain/access';
import { named } from './effects';
import { choicesOf, exporting } from './exportRequest';
import type { PostFlowEvent, PostFlowTag } from './postFlow';

/** The visitor's role, as the store last sent it. It is not saved in the session: the store sends it again after a reload. */
interface FestivalContext {
  readonly access: 'visitor' | 'member';
}

/** A festival: the details form, then four templates. Visitors export two of them, members all. */
export const createFestivalMachine = (id: string) =>
  setup({
    types: {
      context: {} as FestivalContext,
      events: {} as PostFlowEvent,
      tags: {} as PostFlowTag,
    },
    actions: {
      scrollToTop: named,
      openLoginPopup: named,
      startExport: named,
      admit: assign({ access: 'member' }),
      dismiss: assign({ access: 'visitor' }),
    },
    guards: {
      isUnlocked: ({ context, event }) =>
        context.access === 'member' || !choicesOf(event).some(({ template }) => isPremiumTemplate(template)),
      isVisitor: ({ context }) => context.access === 'visitor',
    },
  }).createMachine({
    id,
    context: { access: 'visitor' },
    initial: 'details',
    on: { SIGNED_IN: { actions: 'admit' }, SIGNED_OUT: { actions: 'dismiss' } },
    states: {
      details: { tags: 'form', on: { NEXT: { target: 'select', actions: 'scrollToTop' } } },
      select: {
        tags: 'templates',
        on: {
          PREVIOUS: { target: 'details', actions: 'scrollToTop' },
          LOGIN: { guard: 'isVisitor', actions: 'openLoginPopup' },
          ...exporting({ guard: 'isUnlocked', actions: 'startExport' }),
        },
      },
    },
  });
