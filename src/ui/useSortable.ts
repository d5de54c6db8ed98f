import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { SortHost, SortUpdate } from './sorting/sorting';

interface SortableOptions {
  /** Called when an entry is dropped at a new position. */
  readonly onDrop: (id: number, to: number) => void;
  readonly onUpdate: (update: SortUpdate) => void;
}

/** Makes the entries of a list sortable by their handles, with lazily loaded code. */
export function useSortable(list: RefObject<HTMLElement | null>, options: SortableOptions) {
  /** The entry being sorted. */
  const [liftedId, setLiftedId] = useState<number | null>(null);
  /** False if the sorting code failed to load: the list then has arrow buttons but no handles. */
  const [hasGrips, setHasGrips] = useState(true);
  const drop = useEffectEvent((id: number, to: number) => options.onDrop(id, to));
  const announce = useEffectEvent((update: SortUpdate) => options.onUpdate(update));
  useEffect(() => {
    const leaving = new AbortController();
    const host: SortHost = {
      draw: (id) => flushSync(() => setLiftedId(id)),
      drop: (id, to) =>
        flushSync(() => {
          setLiftedId(null);
          drop(id, to);
        }),
      announce: (update) => announce(update),
    };
    import(/* webpackChunkName: "listSorting" */ './sorting/startSorting').then(
      ({ startSorting }) => {
        if (list.current && !leaving.signal.aborted) startSorting(list.current, host, leaving.signal);
      },
      () => setHasGrips(false),
    );
    return () => leaving.abort();
  }, [list]);
  return { liftedId, hasGrips };
}
