import '../../templates/fonts/baloo.css';
import '../../templates/fonts/rozha.css';
import '../../templates/fonts/yatra.css';
import { greetings } from './greetings';
import { brush } from './brush';
import { modak } from './modak';
import { murti } from './murti';
import { sunrise } from './sunrise';
import { otherSizes, type FourTemplates, type PosterSet } from '../../templates/posterSet';

export { ganeshChaturthi as occasion } from './manifest';

export const templates = [murti, brush, sunrise, modak] as const satisfies FourTemplates;

export const posters: PosterSet = {
  templates,
  greetings,
  extras: otherSizes(() => import(/* webpackChunkName: "ganeshChaturthiSizes" */ './sizes')),
};
