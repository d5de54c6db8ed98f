import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NAV_BAR } from '../content/navigation';
import { LoginPopup } from '../features/auth/LoginPopup';
import { FigureArt } from '../features/figures/FigureArt';
import { accountArt } from '../features/figures/accountArt';
import { ToastHost } from '../features/toasts/ToastHost';
import { lazyCode, pageLoaded, useLazy } from '../lazy/lazyCode';
import { useArrival } from '../ui/arrival';
import { Footer } from './shell/Footer';
import { NavBar } from './shell/NavBar';
import { QuickBar } from './shell/QuickBar';

/** Loads after the page and its pictures. */
const newRelease = lazyCode('The check', async () => {
  await pageLoaded();
  return (await import(/* webpackChunkName: "newRelease" */ './shell/NewRelease')).NewRelease;
});

interface ShellProps {
  readonly children: ReactNode;
}

/** The frame of every page: navbar, footer, quick bar, login popup and toasts. */
export function Shell({ children }: ShellProps) {
  const { pathname } = useLocation();
  useArrival(pathname);
  const { code: NewRelease } = useLazy(__OFFLINE__ ? newRelease : undefined);
  return (
    <>
      <a className="skip-link" href="#main">
        {NAV_BAR.skip}
      </a>
      <NavBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <QuickBar />
      {/* The inspector shows the popup's machine; the popup itself would cover it. */}
      {!(__INSPECT__ && pathname === '/machines') && (
        <LoginPopup figure={<FigureArt art={accountArt.lock} />} />
      )}
      <ToastHost />
      {NewRelease && <NewRelease />}
    </>
  );
}
