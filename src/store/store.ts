import { configureStore, createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { ACCOUNT_TOASTS } from './accountToasts';
import { coreReducer } from './coreReducer';
import { DEV_TOOLS } from './devTools';
import type { StoreDependencies } from './ports';
import type { RootState } from './rootReducer';
import { toastMiddleware } from './toastMiddleware';
import type { AppDispatch } from './types';

/** What redux-persist calls its own actions; it puts functions into them, nothing else in the store is exempt. */
const PERSIST_ACTIONS = ['PERSIST', 'REHYDRATE', 'REGISTER', 'FLUSH', 'PAUSE', 'PURGE'].map(
  (name) => `persist/${name}`,
);
/** Development only: how long a check may take before it complains, in ms. A slow machine under test is no news. */
const PATIENCE = { warnAfter: 100 };

/** Reducer and middleware that arrive with a tool's code. */
export interface StoreExtension {
  readonly reducer: Reducer<RootState>;
  readonly middleware: readonly Middleware<object, RootState>[];
}

/**
 * The store with the core in it: account, toasts, calculator. A company page loads no more than this; `openTools` extends it
 * with what the resume builder and the poster studio need.
 */
export function createStore(dependencies: StoreDependencies) {
  const added = createDynamicMiddleware<RootState, AppDispatch>();
  const store = configureStore({
    // The tools' slices are missing until they are opened; who reads them opens them first.
    reducer: coreReducer as unknown as Reducer<RootState>,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: dependencies },
        serializableCheck: { ignoredActions: PERSIST_ACTIONS, ...PATIENCE },
        immutableCheck: PATIENCE,
      }).concat(toastMiddleware(ACCOUNT_TOASTS), added.middleware),
    devTools: DEV_TOOLS,
  });
  const extend = ({ reducer, middleware }: StoreExtension) => {
    added.addMiddleware(...middleware);
    store.replaceReducer(reducer);
  };
  return Object.assign(store, { dependencies, extend });
}

export type AppStore = ReturnType<typeof createStore>;
