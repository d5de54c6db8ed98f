import { useState } from 'react';
import type { TemplateNumber } from '../../../domain/access';
import type { PosterFormat } from '../../../domain/posts/formats';
import { useToolsSelector } from '../../../store/hooks';
import { selectPosterFormat } from '../../../store/postOptionsSlice';
import { lateCode } from '../../../ui/late/lateCode';
import { layoutIn, type PosterSet } from '../templates/posterSet';
import type { ExtraLayouts, PosterLayout } from '../templates/template';

/** The sizes of a flow's posters. */
export interface Sizes {
  readonly format: PosterFormat;
  /** The layout in `format`, by default the chosen size; undefined while it loads. */
  readonly layoutOf: (template: TemplateNumber, format?: PosterFormat) => PosterLayout | undefined;
  /** Whether the other sizes are needed but failed to load. */
  readonly isMissing: boolean;
  /** Loads the other sizes, then calls `then`. */
  readonly fetchAll: (then?: () => void) => void;
}

/** A placeholder for the other sizes until one of them is needed. */
const NOT_NEEDED = lateCode<readonly ExtraLayouts[]>(() => Promise.resolve([]));

export function useSizes({ templates, extras }: PosterSet): Sizes {
  const format = useToolsSelector(selectPosterFormat);
  const [isAsked, setIsAsked] = useState(false);
  const state = (format === 'post' && !isAsked ? NOT_NEEDED : extras).useCode();
  const layouts = state.status === 'here' ? state.code : undefined;

  const load = async (then?: () => void) => {
    setIsAsked(true);
    await extras.load();
    if (extras.isHere()) then?.();
  };

  return {
    format,
    layoutOf: (template, inFormat = format) => {
      const poster = templates[template - 1];
      return poster && layoutIn(poster, template - 1, inFormat, layouts);
    },
    isMissing: state.status === 'failed',
    fetchAll: (then) => void load(then),
  };
}
