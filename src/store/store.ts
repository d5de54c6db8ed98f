import { configureStore, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { ACCOUNT_TOASTS } from './accountToasts';
import { coreReducer } from './coreReducer';
import { DEV_TOOLS, latestState } from './devTools';
import type { StoreDependencies } from './ports';
import { reacting, type Reaction } from './reactions';
import type { RootState, StoreState } from './rootReducer';
import { toasts } from './toastListeners';

/** Options of Redux Toolkit's checks, which it leaves out in production. */
function checkOptions() {
  // redux-persist's own actions contain functions; no others are exempt from the serializability check.
  const names = ['PERSIST', 'REHYDRATE', 'REGISTER', 'FLUSH', 'PAUSE', 'PURGE'];
  const ignoredActions = names.map((name) => `persist/${name}`);
  // Duration in ms above which a check warns; high enough for a slow test machine.
  const warnAfter = 100;
  return { serializableCheck: { ignoredActions, warnAfter }, immutableCheck: { warnAfter } };
}

/** What later code adds. */
interface StoreExtension {
  readonly reducer?: (state: StoreState | undefined, action: UnknownAction) => RootState;
  /** In this order, and before those that were added earlier. */
  readonly reactions: readonly Reaction<RootState>[];
}

/**
 * Creates the store with the core: account, toasts, calculator. Company pages load only this; `openTools` extends it for the
 * resume builder and the poster studio.
 */
export function createStore(dependencies: StoreDependencies) {
  const { afterTyping } = dependencies;
  const reactions = [toasts(ACCOUNT_TOASTS) as Reaction<StoreState>];
  const latest = (): StoreState => latestState(store);
  const store = configureStore({
    reducer: coreReducer,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: dependencies },
        ...(process.env.NODE_ENV !== 'production' && checkOptions()),
      }).concat(reacting(reactions, latest)),
    enhancers: (getDefault) =>
      getDefault({
        autoBatch: afterTyping !== undefined && { type: 'callback', queueNotification: afterTyping },
      }),
    devTools: DEV_TOOLS,
  });
  const extend = ({ reducer, reactions: added }: StoreExtension) => {
    // No action can come between the two.
    reactions.unshift(...(added as readonly Reaction<StoreState>[]));
    if (reducer) store.replaceReducer(reducer);
  };
  return Object.assign(store, { dependencies, extend });
}

export type AppStore = ReturnType<typeof createStore>;
/** The store once the tools are open. */
export type ToolsStore = Omit<AppStore, 'getState'> & { readonly getState: () => RootState };

export type AppDispatch = ThunkDispatch<StoreState, StoreDependencies, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, StoreState, StoreDependencies, UnknownAction>;
