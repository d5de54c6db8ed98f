import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Navigation } from '../store/ports';
import { afterPaint } from './afterPaint';

/** Navigation for the store, which is created before the router. */
export interface LateNavigation extends Navigation {
  /** Navigates with the router from now on. */
  connect(goTo: (path: string) => void): void;
}

/** Until a router is connected, navigation loads a new document. @param load loads a path */
export function createNavigation(load: (path: string) => void): LateNavigation {
  let current = load;
  return {
    goTo: (path) => current(path),
    connect(goTo) {
      current = goTo;
    },
  };
}

/** Higher than any page. After Back, the browser scrolls at once, and no further than the page then reaches. */
export const ANY_PLACE = { minHeight: '1e6px' };

/** Without the credentials that only the browser's own record of an address has. */
const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

/**
 * Until the router has hydrated, it does not hear of Back and Forward, and the page would stay at another page's address: after a
 * reload, the browser takes the entries before it for the same document. So the document of that address is loaded.
 */
export function reloadIfLeftBeforeReady(): void {
  const { dataset, style } = document.documentElement;
  const [served] = performance.getEntriesByType('navigation');
  const reloadIfLeft = () => {
    if (!served || 'ready' in dataset || addressOf(new URL(served.name)) === addressOf(location)) return;
    Object.assign(style, ANY_PLACE);
    // The browser scrolls with the next frame, and keeps that place for the new document.
    afterPaint(() => location.reload());
  };
  reloadIfLeft();
  addEventListener('popstate', reloadIfLeft);
}

interface NavigationBridgeProps {
  readonly navigation: LateNavigation;
  readonly children: ReactNode;
}

/** Connects the store's navigation to the surrounding router. */
export function NavigationBridge({ navigation, children }: NavigationBridgeProps) {
  const navigate = useNavigate();
  useEffect(() => navigation.connect((path) => void navigate(path)), [navigation, navigate]);
  return children;
}
