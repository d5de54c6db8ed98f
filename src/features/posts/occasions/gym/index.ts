import { lazyCode } from '../../../../lazy/lazyCode';
import '../../templates/fonts/anton.css';
import '../../templates/fonts/barlow.css';
import { diagonal } from './diagonal';
import { kettlebell } from './kettlebell';
import type { PosterSet, TwoTemplates } from '../../templates/posterSet';

export { gym as occasion } from './manifest';

export const templates = [diagonal, kettlebell] as const satisfies TwoTemplates;

export const posters: PosterSet = {
  templates,
  extras: lazyCode('The other sizes', () =>
    import(/* webpackChunkName: "gymSizes" */ './sizes').then((module) => module.sizes),
  ),
};
