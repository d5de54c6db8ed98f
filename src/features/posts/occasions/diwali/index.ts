import '../../templates/fonts/baloo.css';
import '../../templates/fonts/rozha.css';
import '../../templates/fonts/yatra.css';
import { greetings } from './greetings';
import { arch } from './arch';
import { lamp } from './lamp';
import { rangoli } from './rangoli';
import { river } from './river';
import { otherSizes, type FourTemplates, type PosterSet } from '../../templates/posterSet';

export { diwali as occasion } from './manifest';

export const templates = [lamp, rangoli, river, arch] as const satisfies FourTemplates;

export const posters: PosterSet = {
  templates,
  greetings,
  extras: otherSizes(() => import(/* webpackChunkName: "diwaliSizes" */ './sizes')),
};
