import { useEffect, type ComponentType } from 'react';
import { LoginPopup } from '../features/auth/LoginPopup';
import { FigureArt } from '../features/figures/FigureArt';
import { doorArt } from '../features/figures/doorArt';
import { useAppSelector, useAppStore } from '../store/hooks';
import { initialState } from '../store/rootReducer';
import type { AppStore } from '../store/store';
import { areToolsOpen, openTools } from '../store/tools';
import { keepOnLeaving } from './keepOnLeaving';

/** What the tools' prerendered pages are hydrated from. */
export { initialState };

/** Brings the tools into the store of this tab and has the last edit saved when the page is left. */
export function openToolsHere(store: AppStore): void {
  if (!areToolsOpen(store.getState())) keepOnLeaving(openTools(store));
}

/**
 * The page with the tools open: drawn at once where they are, as in hydration, and one step later where the visitor came here
 * from a company page. Only tools have gates, so the login popup comes with them.
 */
export function inTools<Props extends object>(Page: ComponentType<Props>): ComponentType<Props> {
  function ToolPage(props: Props) {
    const store = useAppStore();
    const isOpen = useAppSelector(areToolsOpen);
    useEffect(() => openToolsHere(store), [store]);
    if (!isOpen) return null;
    return (
      <>
        <Page {...props} />
        <LoginPopup figure={<FigureArt art={doorArt.lock} />} />
      </>
    );
  }
  return ToolPage;
}
