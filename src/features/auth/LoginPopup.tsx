import { useEffect, type ReactNode } from 'react';
import { lazyCode, useLazy } from '../../lazy/lazyCode';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoginPopupOpen } from '../../store/toolsOpen';
import { WaitingLine } from '../../ui/WaitingLine';

const loginDialog = lazyCode('The login window', () =>
  import(/* webpackChunkName: "loginDialog" */ './LoginDialog').then((module) => module.LoginDialog),
);

interface LoginPopupProps {
  /** Shown next to the popup's message. */
  readonly figure: ReactNode;
}

/**
 * The login popup. Its code loads when it first opens, below the waiting line; if that fails, the login page takes its place.
 */
export function LoginPopup({ figure }: LoginPopupProps) {
  const isOpen = useAppSelector(selectIsLoginPopupOpen);
  const { code: LoginDialog, error } = useLazy(isOpen ? loginDialog : undefined);
  useEffect(() => {
    // A full page load, which refetches all code.
    if (error) window.location.assign('/login');
  }, [error]);
  if (!LoginDialog) return <WaitingLine words={isOpen ? 'Loading the login window' : ''} />;
  return <LoginDialog figure={figure} />;
}
