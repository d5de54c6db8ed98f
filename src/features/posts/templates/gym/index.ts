import { lazyCode } from '../../../../lazy/lazyCode';
import '../fonts/anton.css';
import '../fonts/barlow.css';
import { diagonal } from './diagonal';
import { kettlebell } from './kettlebell';
import type { PosterSet, TwoTemplates } from '../posterSet';

const templates: TwoTemplates = [diagonal, kettlebell];

export const gymPosters: PosterSet = {
  templates,
  extras: lazyCode('The other sizes', () =>
    import(/* webpackChunkName: "gymSizes" */ './sizes').then((module) => module.sizes),
  ),
};
