import type { FunctionComponent } from 'react';
import { lazyPage } from '../lazy/lazyPage';

/** Pages that are not part of the published site; undefined, and not bundled, in builds without them. */
export const INTERNAL_PAGES: Readonly<Record<string, FunctionComponent | undefined>> = {
  /** All components in all states, in development. */
  '/styleguide': __DEV__
    ? lazyPage(() => import(/* webpackChunkName: "styleguide" */ '../pages/StyleguidePage')).Page
    : undefined,
  /** All machines, in builds with the inspector. */
  '/machines': __INSPECT__
    ? lazyPage(() => import(/* webpackChunkName: "machines" */ '../features/inspector/Inspector')).Page
    : undefined,
};
