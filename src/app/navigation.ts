import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Navigation } from '../store/ports';

/** Navigation for the store, which is created before the router. */
export interface LateNavigation extends Navigation {
  /** Navigates with the router from now on. @returns a function that disconnects it */
  connect(goTo: (path: string) => void): () => void;
}

/** Until a router is connected, navigation loads a new document. @param load loads a path */
export function createNavigation(load: (path: string) => void): LateNavigation {
  let current = load;
  return {
    goTo: (path) => current(path),
    connect(goTo) {
      current = goTo;
      return () => {
        current = load;
      };
    },
  };
}

export interface NavigationBridgeProps {
  readonly navigation: LateNavigation;
  readonly children: ReactNode;
}

/** Connects the store's navigation to the surrounding router. */
export function NavigationBridge({ navigation, children }: NavigationBridgeProps) {
  const navigate = useNavigate();
  useEffect(() => navigation.connect((path) => void navigate(path)), [navigation, navigate]);
  return children;
}
