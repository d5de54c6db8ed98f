import { lazyCode } from '../../../../lazy/lazyCode';
import '../fonts/baloo.css';
import '../fonts/rozha.css';
import '../fonts/yatra.css';
import { brush } from './brush';
import { modak } from './modak';
import { murti } from './murti';
import { sunrise } from './sunrise';
import type { FourTemplates, PosterSet } from '../posterSet';

const templates: FourTemplates = [murti, brush, sunrise, modak];

export const ganeshChaturthiPosters: PosterSet = {
  templates,
  extras: lazyCode('The other sizes', () =>
    import(/* webpackChunkName: "ganeshSizes" */ './sizes').then((module) => module.sizes),
  ),
};
