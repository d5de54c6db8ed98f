import {
  ActionCreators,
  instrument,
  type EnhancedStore,
  type LiftedAction,
  type LiftedState,
} from '@redux-devtools/instrument';
import type { Action, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { DEV_TOOLS } from '../../src/store/devTools';
import type { RootState } from '../../src/store/rootReducer';
import type { AppStore } from '../../src/store/store';

type Options = typeof DEV_TOOLS;
type Log = LiftedState<RootState, UnknownAction, unknown>;

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (
      options: Options,
    ) => (...enhancers: StoreEnhancer[]) => StoreEnhancer;
  }
}

/**
 * Replaces the browser extension, using the extension's own instrument package. Redux Toolkit looks for it when it is loaded: a
 * test that wants DevTools imports this file before everything else, and this file imports nothing of Redux.
 */
window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  ({ maxAge }) =>
  (...enhancers) =>
  (createStore) =>
    [...enhancers, instrument(undefined, { maxAge })].reduceRight<typeof createStore>(
      (created, enhance) => enhance(created),
      createStore,
    );

/** The actions of a developer in the DevTools of a store. */
export function devToolsOf(store: AppStore) {
  const { liftedStore } = store as unknown as EnhancedStore<RootState, UnknownAction, unknown>;
  if (!liftedStore as boolean) throw new Error('Import test/jest/devToolsExtension before everything else.');
  const send = (action: LiftedAction<RootState, UnknownAction, unknown> | Action) =>
    void liftedStore.dispatch(action as LiftedAction<RootState, UnknownAction, unknown>);
  const log = (): Log => liftedStore.getState();
  const actions = () =>
    log()
      .stagedActionIds.slice(1)
      .map((id) => log().actionsById[id]!.action);
  const placesOf = (type: string) =>
    actions().flatMap((action, index) => (action.type === type ? [index + 1] : []));
  return {
    log,
    actions,
    placesOf,
    /** Shows the state after the action at `place` of the log; 0 is before the first. */
    jumpTo: (place: number) => send(ActionCreators.jumpToState(place)),
    jumpToEnd: () => send(ActionCreators.jumpToState(log().stagedActionIds.length - 1)),
    /** Skips the action at `place`, or includes it again. */
    toggle: (place: number) => send(ActionCreators.toggleAction(log().stagedActionIds[place]!)),
    reset: () => send(ActionCreators.reset()),
    commit: () => send(ActionCreators.commit()),
    rollback: () => send(ActionCreators.rollback()),
    lock: (isLocked: boolean) => send(ActionCreators.lockChanges(isLocked)),
    /** The text of the file that Export writes. */
    exported: () =>
      JSON.stringify(
        { payload: JSON.stringify(actions()), preloadedState: JSON.stringify(log().committedState) },
        null,
        '\t',
      ),
    /** Import of such a file. */
    imported: (file: string) => {
      const { payload, preloadedState } = JSON.parse(file) as { payload: string; preloadedState?: string };
      send({
        type: 'IMPORT_STATE',
        nextLiftedState: JSON.parse(payload) as UnknownAction[],
        ...(preloadedState !== undefined && { preloadedState: JSON.parse(preloadedState) as RootState }),
      } as Action);
    },
  };
}
