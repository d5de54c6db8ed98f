import type { PosterFormat } from './formats';
import type { LanguageChoice } from './languages';
import { POST_FLOW_NAMES, type PostFlowName } from './occasions';

/** How the posters are to be, beside what stands on them. */
export interface PostOptions {
  /** One size for all posters on the page. */
  readonly format: PosterFormat;
  /** Each occasion keeps its own. */
  readonly languages: Readonly<Record<PostFlowName, LanguageChoice>>;
}

export const DEFAULT_POST_OPTIONS: PostOptions = {
  format: 'post',
  languages: Object.fromEntries(POST_FLOW_NAMES.map((flow) => [flow, 'asDrawn'])) as PostOptions['languages'],
};
