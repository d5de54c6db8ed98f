import { lateCode } from '../../../../ui/late/lateCode';
import '../fonts/anton.css';
import '../fonts/barlow.css';
import { diagonal } from './diagonal';
import { kettlebell } from './kettlebell';
import type { PosterSet, TwoTemplates } from '../posterSet';

const templates: TwoTemplates = [diagonal, kettlebell];

export const gymPosters: PosterSet = {
  templates,
  extras: lateCode(() => import(/* webpackChunkName: "gymSizes" */ './sizes').then((module) => module.sizes)),
};
