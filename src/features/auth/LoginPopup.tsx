import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoginPopupOpen } from '../../store/toolsOpen';
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
  const isOpen = useAppSelector(selectIsLoginPopupOpen);
  if (!isOpen) return null;
  return (
    <Suspense>
      <LoginDialog figure={figure} />
    </Suspense>
  );
}
