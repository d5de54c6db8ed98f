import type { TemplateNumber } from '../../src/domain/access';
import { POSTER_FORMATS } from '../../src/domain/posts/formats';
import {
  POST_FLOW_NAMES,
  posterId,
  type PosterRef,
  type PostFlowName,
} from '../../src/domain/posts/occasions';
import * as diwali from '../../src/features/posts/occasions/diwali';
import * as ganeshChaturthi from '../../src/features/posts/occasions/ganeshChaturthi';
import * as gym from '../../src/features/posts/occasions/gym';
import * as independence from '../../src/features/posts/occasions/independence';
import type { Studio } from '../../src/features/posts/occasions/occasion';
import * as rakshaBandhan from '../../src/features/posts/occasions/rakshaBandhan';
import type { PosterLayout, PosterTemplate } from '../../src/features/posts/templates/template';

/** What each flow's folder exports. A missing flow is a type error. */
export const STUDIOS: Readonly<Record<PostFlowName, Studio>> = {
  rakshaBandhan,
  ganeshChaturthi,
  independence,
  diwali,
  gym,
};

export interface DrawnPoster {
  /** As in `data-poster`. */
  readonly id: string;
  readonly poster: PosterRef;
  readonly template: PosterTemplate;
  readonly layout: PosterLayout;
}

/** Fourteen posters in three sizes each. */
export const ALL_POSTERS: readonly DrawnPoster[] = POST_FLOW_NAMES.flatMap((flow) =>
  (STUDIOS[flow].posters?.templates ?? []).flatMap((template, index) =>
    POSTER_FORMATS.map((format) => {
      const poster = { flow, template: (index + 1) as TemplateNumber, format };
      return { id: posterId(poster), poster, template, layout: template.layouts[format] };
    }),
  ),
);
