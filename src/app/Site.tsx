import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { StoreState } from '../store/rootReducer';
import type { AppStore } from '../store/store';
import { App } from './App';
import { NavigationBridge, type LateNavigation } from './navigation';

interface SiteProps {
  readonly store: AppStore;
  /** The state that the page was prerendered with. */
  readonly serverState: StoreState;
  readonly navigation: LateNavigation;
}

/** The site as it hydrates. Its tree must branch exactly as in `prerender.tsx`, because `useId` counts branches. */
export function Site({ store, serverState, navigation }: SiteProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <BrowserRouter useTransitions={false}>
        <NavigationBridge navigation={navigation}>
          <App />
        </NavigationBridge>
      </BrowserRouter>
    </Provider>
  );
}
