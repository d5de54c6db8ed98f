import '../../templates/fonts/baloo.css';
import '../../templates/fonts/rozha.css';
import '../../templates/fonts/yatra.css';
import { greetings } from './greetings';
import { arch } from './arch';
import { lamp } from './lamp';
import { rangoli } from './rangoli';
import { river } from './river';
import type { PosterSet } from '../../templates/template';

export { diwali as occasion } from './manifest';

export const posters: PosterSet = {
  templates: [lamp, rangoli, river, arch],
  greetings,
};
