import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Navigation } from '../store/ports';

/** Navigation for the store, which exists before the router does. */
export interface LateNavigation extends Navigation {
  /** From now on the router takes the visitor there. @returns a function that ends it */
  connect(goTo: (path: string) => void): () => void;
}

/** Until a router is connected, going to a page is an ordinary page load. */
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
}

/** Connects the store's navigation to the router around it. */
export function NavigationBridge({ navigation }: NavigationBridgeProps) {
  const navigate = useNavigate();
  useEffect(() => navigation.connect((path) => void navigate(path)), [navigation, navigate]);
  return null;
}
