import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyCode, useLazy } from '../../lazy/lazyCode';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { loginPopupClosed, selectIsLoginPopupOpen } from '../../store/toolsOpen';
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
 * It closes when the visitor leaves the page on which it opened, with Back for example, even before its code has loaded.
 */
export function LoginPopup({ figure }: LoginPopupProps) {
  const isOpen = useAppSelector(selectIsLoginPopupOpen);
  const { code: LoginDialog, error } = useLazy(isOpen ? loginDialog : undefined);
  const dispatch = useAppDispatch();
  const { key: entry } = useLocation();
  const openedAt = useRef(entry);
  useEffect(() => {
    if (!isOpen) openedAt.current = entry;
    else if (openedAt.current !== entry) dispatch(loginPopupClosed);
  }, [isOpen, entry, dispatch]);
  useEffect(() => {
    // A full page load, which refetches all code.
    if (error) window.location.assign('/login');
  }, [error]);
  if (!LoginDialog) return <WaitingLine words={isOpen ? 'Loading the login window' : ''} />;
  return <LoginDialog figure={figure} />;
}
