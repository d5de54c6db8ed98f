import { assign, setup } from 'xstate';
import { named } from './effects';

/** Where the popup was opened, which determines what happens after a login. */
export type LoginOrigin = 'resume' | 'template';

export type LoginPopupEvent =
  | { type: 'OPEN'; origin: LoginOrigin }
  | { type: 'SHOW_SIGN_UP' }
  | { type: 'SHOW_LOGIN' }
  | { type: 'CLOSE' }
  | { type: 'SIGNED_IN' };

interface LoginPopupContext {
  origin: LoginOrigin;
}

/**
 * The login popup toggles between Login and Sign Up and closes on success or on its close button. After a login from
 * the resume page the visitor goes to /resume; after one from a template gate the popup just closes.
 */
export const loginPopup = setup({
  types: { context: {} as LoginPopupContext, events: {} as LoginPopupEvent },
  actions: {
    goToResume: named,
    rememberOrigin: assign({
      origin: ({ context, event }) => (event.type === 'OPEN' ? event.origin : context.origin),
    }),
  },
  guards: { cameFromResume: ({ context }) => context.origin === 'resume' },
}).createMachine({
  id: 'loginPopup',
  context: { origin: 'template' },
  initial: 'closed',
  states: {
    closed: { on: { OPEN: { target: 'open', actions: 'rememberOrigin' } } },
    open: {
      initial: 'login',
      states: {
        login: { on: { SHOW_SIGN_UP: 'signUp' } },
        signUp: { on: { SHOW_LOGIN: 'login' } },
      },
      on: {
        CLOSE: 'closed',
        SIGNED_IN: [
          { guard: 'cameFromResume', target: 'closed', actions: 'goToResume' },
          { target: 'closed' },
        ],
      },
    },
  },
});
