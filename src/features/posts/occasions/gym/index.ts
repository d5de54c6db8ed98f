import '../../templates/fonts/anton.css';
import '../../templates/fonts/barlow.css';
import { diagonal } from './diagonal';
import { kettlebell } from './kettlebell';
import type { PosterSet } from '../../templates/template';

export { gym as occasion } from './manifest';

export const posters: PosterSet = {
  templates: [diagonal, kettlebell],
};
