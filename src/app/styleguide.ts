import { lazyPage } from './lazyPage';

/** The page of all components in all states; undefined, and not bundled, outside development. */
export const Styleguide = __DEV__
  ? lazyPage(() =>
      import(/* webpackChunkName: "styleguide" */ '../pages/StyleguidePage').then(
        (page) => page.StyleguidePage,
      ),
    ).Page
  : undefined;
