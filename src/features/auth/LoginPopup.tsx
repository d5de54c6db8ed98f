import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoginPopupOpen } from '../../store/toolsOpen';
import type { LoginDialogProps } from './LoginDialog';
import { LoginPageInstead } from './LoginPageInstead';

/** If the popup's code fails to load, the login page takes over. */
const LoginDialog = lazy<ComponentType<LoginDialogProps>>(() =>
  import(/* webpackChunkName: "loginDialog" */ './LoginDialog').then(
    (module) => ({ default: module.LoginDialog }),
    () => ({ default: LoginPageInstead }),
  ),
);

export interface LoginPopupProps {
  /** Shown next to the popup's message. */
  readonly figure: ReactNode;
}

/** The login popup, wherever it is opened from. Its code loads when it first opens. */
export function LoginPopup({ figure }: LoginPopupProps) {
  const isOpen = useAppSelector(selectIsLoginPopupOpen);
  if (!isOpen) return null;
  return (
    <Suspense>
      <LoginDialog figure={figure} />
    </Suspense>
  );
}
