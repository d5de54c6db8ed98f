import '../../templates/fonts/baloo.css';
import '../../templates/fonts/rozha.css';
import '../../templates/fonts/yatra.css';
import { greetings } from './greetings';
import { brush } from './brush';
import { modak } from './modak';
import { murti } from './murti';
import { sunrise } from './sunrise';
import type { PosterSet } from '../../templates/template';

export { ganeshChaturthi as occasion } from './manifest';

export const posters: PosterSet = {
  templates: [murti, brush, sunrise, modak],
  greetings,
};
