import '../../templates/fonts/anton.css';
import '../../templates/fonts/barlow.css';
import { diagonal } from './diagonal';
import { kettlebell } from './kettlebell';
import { otherSizes, type PosterSet, type TwoTemplates } from '../../templates/posterSet';

export { gym as occasion } from './manifest';

export const templates = [diagonal, kettlebell] as const satisfies TwoTemplates;

export const posters: PosterSet = {
  templates,
  extras: otherSizes(() => import(/* webpackChunkName: "gymSizes" */ './sizes')),
};
