import { useDeferredValue, useState } from 'react';
import type { PosterFormat } from '../../../domain/posts/formats';
import { useToolsSelector } from '../../../store/hooks';
import { selectPosterFormat } from '../../../store/postOptionsSlice';

/** The sizes in which a flow's posters are shown. */
export interface Sizes {
  /** The pressed size. */
  readonly chosen: PosterFormat;
  /** The size of the posters, which follow once the press is painted. */
  readonly format: PosterFormat;
  /** The sizes that were shown so far. */
  readonly seen: readonly PosterFormat[];
}

export function useSizes(): Sizes {
  const chosen = useToolsSelector(selectPosterFormat);
  const format = useDeferredValue(chosen);
  const [seen, setSeen] = useState([format]);
  if (!seen.includes(format)) setSeen([...seen, format]);
  return { chosen, format, seen };
}
