import type { AppStore } from '../store/store';
import { isToolsStore } from '../store/toolsOpen';

/** Attaches the inspector once the machines run; undefined, and not bundled, in builds without the inspector. */
export const inspectWhenOpen = __INSPECT__
  ? (store: AppStore): void => {
      const stop = store.subscribe(() => {
        if (!isToolsStore(store)) return;
        stop();
        void import(/* webpackChunkName: "inspect" */ '../features/inspector/handle').then(({ attach }) =>
          attach(store),
        );
      });
    }
  : undefined;
