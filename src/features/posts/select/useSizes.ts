import { useDeferredValue, useState } from 'react';
import type { TemplateNumber } from '../../../domain/access';
import type { PosterFormat } from '../../../domain/posts/formats';
import { useToolsSelector } from '../../../store/hooks';
import { selectPosterFormat } from '../../../store/postOptionsSlice';
import { useLazy, type NotLoadedError } from '../../../lazy/lazyCode';
import { layoutIn, type PosterSet } from '../templates/posterSet';
import type { PosterLayout } from '../templates/template';

/** The sizes of a flow's posters. */
export interface Sizes {
  /** The pressed size. */
  readonly chosen: PosterFormat;
  /** The size of the posters, which follow once the press is painted. */
  readonly format: PosterFormat;
  /** The sizes that were shown so far. */
  readonly seen: readonly PosterFormat[];
  /** The layout in `inFormat`, by default the size of the posters; undefined while it loads. */
  readonly layoutOf: (template: TemplateNumber, inFormat?: PosterFormat) => PosterLayout | undefined;
  /** The other sizes are needed but failed to load. */
  readonly error: NotLoadedError | undefined;
  /** Loads the other sizes, then calls `then`. */
  readonly fetchAll: (then: () => void) => void;
}

export function useSizes({ templates, extras }: PosterSet): Sizes {
  const chosen = useToolsSelector(selectPosterFormat);
  const format = useDeferredValue(chosen);
  const [seen, setSeen] = useState([format]);
  if (!seen.includes(format)) setSeen([...seen, format]);
  const [isRequested, setIsRequested] = useState(false);
  if (chosen !== 'post' && !isRequested) setIsRequested(true);
  const { code: layouts, error } = useLazy(isRequested ? extras : undefined);

  return {
    chosen,
    format,
    seen,
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
