import type { TemplateNumber } from '../../src/domain/access';
import { POSTER_FORMATS } from '../../src/domain/posts/formats';
import {
  POST_FLOW_NAMES,
  posterId,
  type PosterRef,
  type PostFlowName,
} from '../../src/domain/posts/occasions';
import * as diwali from '../../src/features/posts/occasions/diwali';
import { sizes as diwaliSizes } from '../../src/features/posts/occasions/diwali/sizes';
import * as ganeshChaturthi from '../../src/features/posts/occasions/ganeshChaturthi';
import { sizes as ganeshSizes } from '../../src/features/posts/occasions/ganeshChaturthi/sizes';
import * as gym from '../../src/features/posts/occasions/gym';
import { sizes as gymSizes } from '../../src/features/posts/occasions/gym/sizes';
import * as independence from '../../src/features/posts/occasions/independence';
import type { Studio } from '../../src/features/posts/occasions/occasion';
import * as rakshaBandhan from '../../src/features/posts/occasions/rakshaBandhan';
import { sizes as rakshaSizes } from '../../src/features/posts/occasions/rakshaBandhan/sizes';
import { layoutIn } from '../../src/features/posts/templates/posterSet';
import type { ExtraLayouts, PosterLayout, PosterTemplate } from '../../src/features/posts/templates/template';

/** What each flow's folder exports, with the sizes that a page loads later. A missing flow is a type error. */
export const STUDIOS: Readonly<Record<PostFlowName, Studio & { readonly sizes?: readonly ExtraLayouts[] }>> =
  {
    rakshaBandhan: { ...rakshaBandhan, sizes: rakshaSizes },
    ganeshChaturthi: { ...ganeshChaturthi, sizes: ganeshSizes },
    independence,
    diwali: { ...diwali, sizes: diwaliSizes },
    gym: { ...gym, sizes: gymSizes },
  };

export interface DrawnPoster {
  /** As in `data-poster`. */
  readonly id: string;
  readonly poster: PosterRef;
  readonly template: PosterTemplate;
  readonly layout: PosterLayout;
}

/** Fourteen posters in three sizes each. */
export const ALL_POSTERS: readonly DrawnPoster[] = POST_FLOW_NAMES.flatMap((flow) => {
  const { posters, sizes } = STUDIOS[flow];
  return (posters?.templates ?? []).flatMap((template, index) =>
    POSTER_FORMATS.map((format) => {
      const poster = { flow, template: (index + 1) as TemplateNumber, format };
      const layout = layoutIn(template, index, format, sizes);
      if (!layout) throw new Error(`${posterId(poster)} has no layout.`);
      return { id: posterId(poster), poster, template, layout };
    }),
  );
});
