import { lazyCode } from '../lazy/lazyCode';

export const posterExport = lazyCode('The drawing tool', () =>
  import(/* webpackChunkName: "posterExport" */ './posterExport/posterExport').then((module) =>
    module.createPosterExport(),
  ),
);

export const printing = lazyCode('The print dialog', () =>
  import(/* webpackChunkName: "printing" */ './printing').then((module) => module.printing),
);
