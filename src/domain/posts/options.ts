import type { PosterFormat } from './formats';
import type { LanguageChoice } from './languages';
import { POST_FLOW_NAMES, type PostFlowName } from './occasions';

/** The visitor's choices for all posters, apart from their text. */
export interface PostOptions {
  /** Shared by all posters on the page. */
  readonly format: PosterFormat;
  /** Chosen per occasion. */
  readonly languages: Readonly<Record<PostFlowName, LanguageChoice>>;
}

export const DEFAULT_POST_OPTIONS: PostOptions = {
  format: 'post',
  languages: Object.fromEntries(POST_FLOW_NAMES.map((flow) => [flow, 'asDrawn'])) as PostOptions['languages'],
};
