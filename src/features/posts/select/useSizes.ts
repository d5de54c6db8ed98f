import { useState } from 'react';
import type { TemplateNumber } from '../../../domain/access';
import type { PosterFormat } from '../../../domain/posts/formats';
import { useToolsSelector } from '../../../store/hooks';
import { selectPosterFormat } from '../../../store/postOptionsSlice';
import { useLazy, type NotLoadedError } from '../../../lazy/lazyCode';
import { layoutIn, type PosterSet } from '../templates/posterSet';
import type { PosterLayout } from '../templates/template';

/** The sizes of a flow's posters. */
export interface Sizes {
  readonly format: PosterFormat;
  /** The layout in `format`, by default the chosen size; undefined while it loads. */
  readonly layoutOf: (template: TemplateNumber, format?: PosterFormat) => PosterLayout | undefined;
  /** The other sizes are needed but failed to load. */
  readonly error: NotLoadedError | undefined;
  /** Loads the other sizes, then calls `then`. */
  readonly fetchAll: (then: () => void) => void;
}

export function useSizes({ templates, extras }: PosterSet): Sizes {
  const format = useToolsSelector(selectPosterFormat);
  const [isRequested, setIsRequested] = useState(false);
  const { code: layouts, error } = useLazy(format === 'post' && !isRequested ? undefined : extras);

  return {
    format,
    layoutOf: (template, inFormat = format) => {
      const poster = templates[template - 1];
      return poster && layoutIn(poster, template - 1, inFormat, layouts);
    },
    error,
    fetchAll: (then) => {
      setIsRequested(true);
      extras.load().then(then, () => undefined); // `error` reports the failure
    },
  };
}
