import { lazyCode } from '../../../../lazy/lazyCode';
import '../../templates/fonts/baloo.css';
import '../../templates/fonts/rozha.css';
import '../../templates/fonts/yatra.css';
import { greetings } from './greetings';
import { medallion } from './medallion';
import { moon } from './moon';
import { quilt } from './quilt';
import { thali } from './thali';
import type { FourTemplates, PosterSet } from '../../templates/posterSet';

export { rakshaBandhan as occasion } from './manifest';

export const templates = [medallion, thali, moon, quilt] as const satisfies FourTemplates;

export const posters: PosterSet = {
  templates,
  greetings,
  extras: lazyCode('The other sizes', () =>
    import(/* webpackChunkName: "rakshaBandhanSizes" */ './sizes').then((module) => module.sizes),
  ),
};
