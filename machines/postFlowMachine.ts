import { assign, setup } from 'xstate';
import { isPremiumTemplate } from '../src/domain/access';
import type { AfterDetails } from '../src/domain/posts/occasions';
import { named } from './effects';
import { choicesOf, EXPORT_EVENTS, type ExportRequest } from './exportRequest';

export type PostFlowEvent =
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  | ExportRequest
  /** Login under a locked template. */
  | { type: 'LOGIN' }
  | { type: 'SIGNED_IN' }
  | { type: 'SIGNED_OUT' };

export interface PostFlowContext {
  /** Whether premium templates are unlocked, according to the last SIGNED_IN or SIGNED_OUT. */
  access: 'visitor' | 'member';
}

export type PostFlowState = 'details' | AfterDetails;

const postFlow = setup({
  types: { context: {} as PostFlowContext, events: {} as PostFlowEvent },
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
});

type StateConfig = NonNullable<Parameters<typeof postFlow.createMachine>[0]['states']>[string];

const BACK_TO_DETAILS = { PREVIOUS: { target: 'details', actions: 'scrollToTop' } } as const;

/** The possible states after the details form. */
const AFTER_DETAILS: Readonly<Record<AfterDetails, StateConfig>> = {
  select: {
    tags: 'templates',
    on: {
      ...BACK_TO_DETAILS,
      ...Object.fromEntries(
        EXPORT_EVENTS.map((type) => [type, { guard: 'isUnlocked', actions: 'startExport' }]),
      ),
      LOGIN: { guard: 'isVisitor', actions: 'openLoginPopup' },
    },
  },
  comingSoon: { on: BACK_TO_DETAILS },
  // The picker itself is a separate machine.
  picker: { tags: 'templates', on: BACK_TO_DETAILS },
};

/** The details form and the state after it; all five post flows are configurations of this machine. */
export function createPostFlowMachine(id: string, then: AfterDetails) {
  return postFlow.createMachine({
    id,
    context: { access: 'visitor' },
    initial: 'details',
    on: { SIGNED_IN: { actions: 'admit' }, SIGNED_OUT: { actions: 'dismiss' } },
    states: {
      details: { tags: 'form', on: { NEXT: { target: then, actions: 'scrollToTop' } } },
      [then]: AFTER_DETAILS[then],
    } as Record<PostFlowState, StateConfig>,
  });
}
