import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyCode, useLazy } from '../../lazy/lazyCode';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
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
 * The login popup. Its code loads when it first opens, below the waiting line; if that fails, a toast says so.
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
    if (!error) return;
    dispatch(loginPopupClosed);
    dispatch(toastShown({ text: error.message, severity: 'error' }));
  }, [error, dispatch]);
  if (!LoginDialog) return <WaitingLine words={isOpen ? 'Loading the login window' : ''} />;
  return <LoginDialog figure={figure} />;
}
