import { useLayoutEffect, useRef, useState } from 'react';
import type { EntryControl } from './ListEntry';
import { sortSentence } from './sortSentence';
import { useSortable } from './useSortable';

interface ListChanges<Item extends { readonly id: number }> {
  items: readonly Item[];
  titleOf: (item: Item, index: number) => string;
  onRemove: (id: number) => void;
  onMove: (id: number, toIndex: number) => void;
}

/** Where the focus belongs once the list has changed; `null` is the button that adds. */
interface WantedFocus {
  readonly id: number | null;
  readonly controls: readonly EntryControl[];
}

/** Changes a list on behalf of the visitor: says what became of it, and keeps the focus where the change was made. */
export function useListChanges<Item extends { readonly id: number }>(changes: ListChanges<Item>) {
  const { items, titleOf, onRemove, onMove } = changes;
  const [announcement, setAnnouncement] = useState('');
  const { list, wantFocus } = useFocusAfterChange();
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
      const title = titleAt(items.findIndex(({ id }) => id === news.id));
      setAnnouncement(sortSentence(title, news));
    },
  });
  const move = (index: number, to: number) => {
    const item = items[index];
    if (!item) return;
    const pressed: EntryControl = to < index ? 'up' : 'down';
    wantFocus({ id: item.id, controls: [pressed, pressed === 'up' ? 'down' : 'up', 'toggle'] });
    setAnnouncement(`${titleAt(index)}, position ${to + 1} of ${items.length}`);
    onMove(item.id, to);
  };
  const remove = (index: number) => {
    const item = items[index];
    if (!item) return;
    const neighbour = items[index + 1] ?? items[index - 1];
    wantFocus({ id: neighbour?.id ?? null, controls: ['toggle'] });
    setAnnouncement(`${titleAt(index)} removed`);
    onRemove(item.id);
  };
  return { ...sortable, list, announcement, move, remove };
}

/** React moves or removes the node that has the focus, and with it the focus: put it back after the change. */
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
