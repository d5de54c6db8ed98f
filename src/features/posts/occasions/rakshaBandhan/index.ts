import '../../templates/fonts/baloo.css';
import '../../templates/fonts/rozha.css';
import '../../templates/fonts/yatra.css';
import { greetings } from './greetings';
import { medallion } from './medallion';
import { moon } from './moon';
import { quilt } from './quilt';
import { thali } from './thali';
import { otherSizes, type FourTemplates, type PosterSet } from '../../templates/posterSet';

export { rakshaBandhan as occasion } from './manifest';

export const templates = [medallion, thali, moon, quilt] as const satisfies FourTemplates;

export const posters: PosterSet = {
  templates,
  greetings,
  extras: otherSizes(() => import(/* webpackChunkName: "rakshaBandhanSizes" */ './sizes')),
};
