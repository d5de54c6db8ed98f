import { type ReactNode, useEffect } from 'react';
import { lazyCode, useLazy } from '../../lazy/lazyCode';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoginPopupOpen } from '../../store/toolsOpen';

const loginDialog = lazyCode('The login window', () =>
  import(/* webpackChunkName: "loginDialog" */ './LoginDialog').then((module) => module.LoginDialog),
);

export interface LoginPopupProps {
  /** Shown next to the popup's message. */
  readonly figure: ReactNode;
}

/**
 * The login popup. Its code loads when it first opens; if that fails, the login page takes its place.
 */
export function LoginPopup({ figure }: LoginPopupProps) {
  const isOpen = useAppSelector(selectIsLoginPopupOpen);
  const { code: LoginDialog, error } = useLazy(isOpen ? loginDialog : undefined);
  if (error) return <LoginPageInstead />;
  return LoginDialog && <LoginDialog figure={figure} />;
}

/** Opens the login page with a full page load, which refetches all code. */
function LoginPageInstead() {
  useEffect(() => window.location.assign('/login'), []);
  return null;
}
