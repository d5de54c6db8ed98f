import { lazyCode } from '../../../../lazy/lazyCode';
import '../fonts/baloo.css';
import '../fonts/rozha.css';
import '../fonts/yatra.css';
import { medallion } from './medallion';
import { moon } from './moon';
import { quilt } from './quilt';
import { thali } from './thali';
import type { FourTemplates, PosterSet } from '../posterSet';

const templates: FourTemplates = [medallion, thali, moon, quilt];

export const rakshaBandhanPosters: PosterSet = {
  templates,
  extras: lazyCode('The other sizes', () =>
    import(/* webpackChunkName: "rakhiSizes" */ './sizes').then((module) => module.sizes),
  ),
};
