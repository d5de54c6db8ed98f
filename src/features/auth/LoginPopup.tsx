import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useFlow } from '../../store/useFlow';
import type { LoginDialogProps } from './LoginDialog';
import { LoginPageInstead } from './LoginPageInstead';

/** Without the popup's code the login page does the same. */
const LoginDialog = lazy<ComponentType<LoginDialogProps>>(() =>
  import(/* webpackChunkName: "loginDialog" */ './LoginDialog').then(
    (module) => ({ default: module.LoginDialog }),
    () => ({ default: LoginPageInstead }),
  ),
);

export interface LoginPopupProps {
  /** Drawn beside what the popup promises. */
  readonly figure: ReactNode;
}

/** The login popup, wherever it was opened from. Its code is loaded when it opens for the first time. */
export function LoginPopup({ figure }: LoginPopupProps) {
  const [popup, send] = useFlow('loginPopup');
  if (!popup.matches('open')) return null;
  return (
    <Suspense>
      <LoginDialog
        mode={popup.matches({ open: 'signUp' }) ? 'signUp' : 'login'}
        origin={popup.context.origin}
        figure={figure}
        onShowLogin={() => send({ type: 'SHOW_LOGIN' })}
        onShowSignUp={() => send({ type: 'SHOW_SIGN_UP' })}
        onClose={() => send({ type: 'CLOSE' })}
      />
    </Suspense>
  );
}
