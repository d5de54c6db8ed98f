import type { PosterRef } from '../../../domain/posts/occasions';
import { arch } from './diwali/arch';
import { lamp } from './diwali/lamp';
import { rangoli } from './diwali/rangoli';
import { river } from './diwali/river';
import { brush } from './ganesh/brush';
import { modak } from './ganesh/modak';
import { murti } from './ganesh/murti';
import { sunrise } from './ganesh/sunrise';
import { diagonal } from './gym/diagonal';
import { kettlebell } from './gym/kettlebell';
import { medallion } from './rakhi/medallion';
import { moon } from './rakhi/moon';
import { quilt } from './rakhi/quilt';
import { thali } from './rakhi/thali';
import type { PosterTemplate } from './template';

type Two = readonly [PosterTemplate, PosterTemplate];
type Four = readonly [PosterTemplate, PosterTemplate, PosterTemplate, PosterTemplate];

/** The posters of every flow: an occasion with three templates, or a forgotten one, does not compile. */
interface PosterRegistry {
  readonly diwali: Four;
  readonly rakshaBandhan: Four;
  readonly ganeshChaturthi: Four;
  readonly independence: 'comingSoon';
  readonly gym: Two;
}

export const POSTERS: PosterRegistry = {
  diwali: [lamp, rangoli, river, arch],
  rakshaBandhan: [medallion, thali, moon, quilt],
  ganeshChaturthi: [murti, brush, sunrise, modak],
  independence: 'comingSoon',
  gym: [diagonal, kettlebell],
};

/** The template of a poster; undefined where the flow has none of that number. */
export function posterTemplate({ flow, template }: PosterRef): PosterTemplate | undefined {
  const posters = POSTERS[flow];
  return posters === 'comingSoon' ? undefined : posters[template - 1];
}
