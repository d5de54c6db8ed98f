import { lazyCode } from '../../../../lazy/lazyCode';
import '../../templates/fonts/baloo.css';
import '../../templates/fonts/rozha.css';
import '../../templates/fonts/yatra.css';
import { greetings } from './greetings';
import { brush } from './brush';
import { modak } from './modak';
import { murti } from './murti';
import { sunrise } from './sunrise';
import type { FourTemplates, PosterSet } from '../../templates/posterSet';

export { ganeshChaturthi as occasion } from './manifest';

export const templates = [murti, brush, sunrise, modak] as const satisfies FourTemplates;

export const posters: PosterSet = {
  templates,
  greetings,
  extras: lazyCode('The other sizes', () =>
    import(/* webpackChunkName: "ganeshChaturthiSizes" */ './sizes').then((module) => module.sizes),
  ),
};
