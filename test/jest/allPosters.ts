import type { TemplateNumber } from '../../src/domain/access';
import { POSTER_FORMATS } from '../../src/domain/posts/formats';
import { posterId, type PosterRef } from '../../src/domain/posts/occasions';
import { diwaliPosters } from '../../src/features/posts/templates/diwali';
import { sizes as diwaliSizes } from '../../src/features/posts/templates/diwali/sizes';
import { ganeshChaturthiPosters } from '../../src/features/posts/templates/ganesh';
import { sizes as ganeshSizes } from '../../src/features/posts/templates/ganesh/sizes';
import { gymPosters } from '../../src/features/posts/templates/gym';
import { sizes as gymSizes } from '../../src/features/posts/templates/gym/sizes';
import { layoutIn } from '../../src/features/posts/templates/posterSet';
import { rakshaBandhanPosters } from '../../src/features/posts/templates/rakhi';
import { sizes as rakhiSizes } from '../../src/features/posts/templates/rakhi/sizes';
import type { PosterLayout, PosterTemplate } from '../../src/features/posts/templates/template';

/** One poster in one size. */
export interface DrawnPoster {
  /** As in `data-poster`. */
  readonly id: string;
  readonly poster: PosterRef;
  readonly template: PosterTemplate;
  readonly layout: PosterLayout;
}

const SETS = [
  ['diwali', diwaliPosters, diwaliSizes],
  ['rakshaBandhan', rakshaBandhanPosters, rakhiSizes],
  ['ganeshChaturthi', ganeshChaturthiPosters, ganeshSizes],
  ['gym', gymPosters, gymSizes],
] as const;

/** Fourteen posters in three sizes each. */
export const ALL_POSTERS: readonly DrawnPoster[] = SETS.flatMap(([flow, { templates }, sizes]) =>
  templates.flatMap((template, index) =>
    POSTER_FORMATS.map((format) => {
      const poster = { flow, template: (index + 1) as TemplateNumber, format };
      const layout = layoutIn(template, index, format, sizes);
      if (!layout) throw new Error(`${posterId(poster)} has no layout.`);
      return { id: posterId(poster), poster, template, layout };
    }),
  ),
);
