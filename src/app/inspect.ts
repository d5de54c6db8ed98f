import type { AppStore } from '../store/store';
import { areToolsOpen } from '../store/toolsOpen';
import { lazyPage } from './lazyPage';

/** Attaches the inspector as soon as the machines run; undefined, and not in the bundle, where nothing is inspected. */
export const inspectWhenOpen = __INSPECT__
  ? (store: AppStore): void => {
      const stop = store.subscribe(() => {
        if (!areToolsOpen(store.getState())) return;
        stop();
        void import(/* webpackChunkName: "inspect" */ '../features/inspector/attach').then(({ attach }) =>
          attach(store),
        );
      });
    }
  : undefined;

/** The page of all machines; undefined likewise. */
export const Machines = __INSPECT__
  ? lazyPage(() =>
      import(/* webpackChunkName: "machines" */ '../pages/MachinesPage').then((page) => page.MachinesPage),
    ).Page
  : undefined;
