import { useLayoutEffect, useRef, useState } from 'react';
import type { EntryControl } from './ListEntry';
import { useSortable } from './useSortable';
import type { SortNews } from './sorting/sorting';

interface ListChanges<Item extends { readonly id: number }> {
  items: readonly Item[];
  titleOf: (item: Item, index: number) => string;
  onRemove: (id: number) => void;
  onMove: (id: number, toIndex: number) => void;
}

/** Where the focus goes after a change; `null` is the add button. */
interface WantedFocus {
  readonly id: number | null;
  readonly controls: readonly EntryControl[];
}

/** Changes a list on behalf of the visitor: announces the result and keeps the focus at the change. */
export function useListChanges<Item extends { readonly id: number }>(changes: ListChanges<Item>) {
  const { items, titleOf, onRemove, onMove } = changes;
  const [announcement, setAnnouncement] = useState('');
  const { list, wantFocus } = useFocusAfterChange();
  const indexOf = (id: number) => items.findIndex((item) => item.id === id);
  const titleAt = (index: number) => {
    const item = items[index];
    return item ? titleOf(item, index) : '';
  };
  const sortable = useSortable(list, {
    onDrop: (id, to) => {
      wantFocus({ id, controls: ['grip'] });
      onMove(id, to);
    },
    onNews: (news) => {
      const title = titleAt(indexOf(news.id));
      setAnnouncement(sortSentence(title, news));
    },
  });
  const move = (id: number, by: -1 | 1) => {
    const index = indexOf(id);
    const pressed: EntryControl = by < 0 ? 'up' : 'down';
    wantFocus({ id, controls: [pressed, by < 0 ? 'down' : 'up', 'toggle'] });
    setAnnouncement(`${titleAt(index)}, position ${index + by + 1} of ${items.length}`);
    onMove(id, index + by);
  };
  const remove = (id: number) => {
    const index = indexOf(id);
    const neighbour = items[index + 1] ?? items[index - 1];
    wantFocus({ id: neighbour?.id ?? null, controls: ['toggle'] });
    setAnnouncement(`${titleAt(index)} removed`);
    onRemove(id);
  };
  return { ...sortable, list, announcement, move, remove };
}

/** React moves or removes the focused node, which drops the focus; this restores it after the change. */
function useFocusAfterChange() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<WantedFocus | null>(null);
  useLayoutEffect(() => {
    const goal = wanted.current;
    if (!goal || !list.current) return;
    wanted.current = null;
    const entry = goal.id === null ? null : list.current.querySelector(`[data-entry="${goal.id}"]`);
    const targets = entry
      ? goal.controls.map((control) => entry.querySelector<HTMLElement>(`[data-control="${control}"]`))
      : [list.current.querySelector<HTMLElement>('[data-control="add"]')];
    targets.find((target) => target !== null)?.focus();
  });
  const wantFocus = (goal: WantedFocus) => {
    wanted.current = goal;
  };
  return { list, wantFocus };
}

/** Screen reader announcement while an entry is being sorted. */
function sortSentence(title: string, { state, position, count }: SortNews): string {
  const place = `position ${position + 1} of ${count}`;
  switch (state) {
    case 'lifted':
      return `${title}, lifted, ${place}. Arrow keys move it, Space drops it, Escape puts it back.`;
    case 'moved':
      return `${title}, ${place}`;
    case 'dropped':
      return `${title} dropped, ${place}`;
    case 'putBack':
      return `${title} put back, ${place}`;
  }
}
