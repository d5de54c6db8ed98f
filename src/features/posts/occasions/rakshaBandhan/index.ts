import '../../templates/fonts/baloo.css';
import '../../templates/fonts/rozha.css';
import '../../templates/fonts/yatra.css';
import { greetings } from './greetings';
import { medallion } from './medallion';
import { moon } from './moon';
import { quilt } from './quilt';
import { thali } from './thali';
import type { PosterSet } from '../../templates/template';

export { rakshaBandhan as occasion } from './manifest';

export const posters: PosterSet = {
  templates: [medallion, thali, moon, quilt],
  greetings,
};
