import { useEffect, useState, type ReactNode } from 'react';
import { NAV_BAR } from '../content/navigation';
import { LoginPopup } from '../features/auth/LoginPopup';
import { FigureArt } from '../features/figures/FigureArt';
import { accountArt } from '../features/figures/accountArt';
import { ToastHost } from '../features/toasts/ToastHost';
import { lazyCode, useLazy } from '../lazy/lazyCode';
import { Footer } from './shell/Footer';
import { NavBar } from './shell/NavBar';
import { QuickBar } from './shell/QuickBar';
import styles from './Shell.module.css';
import { useRouteArrival } from './shell/useRouteArrival';

const newRelease = lazyCode('The check for a new version', () =>
  import(/* webpackChunkName: "newRelease" */ './shell/NewRelease').then((module) => module.NewRelease),
);

/** Loads after the page and its pictures. A browser that saves data keeps nothing for offline use. */
function NewReleaseAfterLoad() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const { connection }: { connection?: { readonly saveData?: boolean } } = navigator as object;
    if (!('serviceWorker' in navigator) || connection?.saveData) return;
    const load = () => setLoaded(true);
    if (document.readyState === 'complete') load();
    addEventListener('load', load);
    return () => removeEventListener('load', load);
  }, []);
  const { code: NewRelease } = useLazy(isLoaded ? newRelease : undefined);
  return NewRelease && <NewRelease />;
}

export interface ShellProps {
  readonly children: ReactNode;
}

/** The frame of every page: navbar, footer, quick bar, login popup and toasts. */
export function Shell({ children }: ShellProps) {
  const main = useRouteArrival();
  return (
    <>
      <a className="skip-link" href="#main">
        {NAV_BAR.skip}
      </a>
      <NavBar />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <QuickBar />
      <LoginPopup figure={<FigureArt art={accountArt.lock} />} />
      <ToastHost />
      {__OFFLINE__ && <NewReleaseAfterLoad />}
    </>
  );
}
