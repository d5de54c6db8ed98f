import { lazyCode } from '../../../../lazy/lazyCode';
import '../fonts/baloo.css';
import '../fonts/rozha.css';
import '../fonts/yatra.css';
import { arch } from './arch';
import { lamp } from './lamp';
import { rangoli } from './rangoli';
import { river } from './river';
import type { FourTemplates, PosterSet } from '../posterSet';

const templates: FourTemplates = [lamp, rangoli, river, arch];

export const diwaliPosters: PosterSet = {
  templates,
  extras: lazyCode('The other sizes', () =>
    import(/* webpackChunkName: "diwaliSizes" */ './sizes').then((module) => module.sizes),
  ),
};
