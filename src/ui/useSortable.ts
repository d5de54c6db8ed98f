import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { SortHost, SortNews } from './sorting/sorting';

interface SortableOptions {
  /** Called once for each entry that is dropped in another place. */
  readonly onDrop: (id: number, to: number) => void;
  readonly onNews: (news: SortNews) => void;
}

interface Sortable {
  /** The entry that is off the ground. */
  readonly liftedId: number | null;
  /** False where the code for it did not come: then the list has no handles, and its arrows have to do. */
  readonly hasGrips: boolean;
}

/** Lets the entries of a list be sorted by their handles, with code that comes after the list stands. */
export function useSortable(list: RefObject<HTMLElement | null>, options: SortableOptions): Sortable {
  const [liftedId, setLiftedId] = useState<number | null>(null);
  const [hasGrips, setHasGrips] = useState(true);
  const drop = useEffectEvent((id: number, to: number) => options.onDrop(id, to));
  const say = useEffectEvent((news: SortNews) => options.onNews(news));
  useEffect(() => {
    const leaving = new AbortController();
    const host: SortHost = {
      draw: (id) => flushSync(() => setLiftedId(id)),
      drop: (id, to) =>
        flushSync(() => {
          setLiftedId(null);
          drop(id, to);
        }),
      say: (news) => say(news),
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
