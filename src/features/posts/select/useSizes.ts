import { useDeferredValue, useState } from 'react';
import { useToolsSelector } from '../../../store/hooks';
import { selectPosterFormat } from '../../../store/postOptionsSlice';

export type Sizes = ReturnType<typeof useSizes>;

/** The sizes in which a flow's posters are shown: the pressed one, that of the posters, and those shown so far. */
export function useSizes() {
  const chosen = useToolsSelector(selectPosterFormat);
  // The posters follow once the press is painted.
  const format = useDeferredValue(chosen);
  const [seen, setSeen] = useState([format]);
  if (!seen.includes(format)) setSeen([...seen, format]);
  return { chosen, format, seen };
}
