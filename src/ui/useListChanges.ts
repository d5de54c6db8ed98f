import { useLayoutEffect, useRef, useState } from 'react';
import type { EntryControl } from './ListEntry';
import { useSortable } from './useSortable';
import type { SortUpdate } from './sorting/sorting';

interface ListChanges<Item extends { readonly id: number }> {
  items: readonly Item[];
  titleOf: (item: Item, index: number) => string;
  onRemove: (id: number, title: string) => void;
  onMove: (id: number, toIndex: number) => void;
}

/** Where the focus goes after a change; `null` is an entry that appears, or else the add button. */
interface FocusGoal {
  readonly id: number | null;
  readonly controls: readonly (EntryControl | 'field')[];
}

/** The visitor's changes to a list, each announced, with the focus kept where the change was. */
export function useListChanges<Item extends { readonly id: number }>(changes: ListChanges<Item>) {
  const { items, titleOf, onRemove, onMove } = changes;
  const [announcement, setAnnouncement] = useState('');
  const { list, focusAfterChange } = useFocusAfterChange(items);
  const indexOf = (id: number) => items.findIndex((item) => item.id === id);
  const titleAt = (index: number) => {
    const item = items[index];
    return item ? titleOf(item, index) : '';
  };
  const sortable = useSortable(list, {
    onDrop: (id, to) => {
      focusAfterChange({ id, controls: ['grip'] });
      onMove(id, to);
    },
    onUpdate: (update) => {
      const title = titleAt(indexOf(update.id));
      setAnnouncement(sortSentence(title, update));
    },
  });
  const move = (id: number, by: -1 | 1) => {
    const index = indexOf(id);
    const pressed: EntryControl = by < 0 ? 'up' : 'down';
    focusAfterChange({ id, controls: [pressed, by < 0 ? 'down' : 'up', 'toggle'] });
    setAnnouncement(`${titleAt(index)}, position ${index + by + 1} of ${items.length}`);
    onMove(id, index + by);
  };
  /** Before an entry is added. */
  const expectNew = () => focusAfterChange({ id: null, controls: ['field'] });
  const remove = (id: number) => {
    const index = indexOf(id);
    const neighbour = items[index + 1] ?? items[index - 1];
    focusAfterChange({ id: neighbour?.id ?? null, controls: ['toggle'] });
    const title = titleAt(index);
    setAnnouncement(`${title} removed`);
    onRemove(id, title);
  };
  return { ...sortable, list, announcement, move, remove, expectNew };
}

/**
 * Restores the focus, which is lost when React moves or removes the focused node. An entry that appears takes it: a new one with
 * its first field, one that Undo brings back with its heading, unless the toolbar keeps the focus.
 */
function useFocusAfterChange(items: readonly { readonly id: number }[]) {
  const list = useRef<HTMLDivElement>(null);
  const pending = useRef<FocusGoal | null>(null);
  const last = useRef(items);
  useLayoutEffect(() => {
    const appeared = items.find(({ id }) => !last.current.some((one) => one.id === id));
    last.current = items;
    if (appeared && !document.querySelector('[data-keeps-focus]:focus-within'))
      pending.current = { id: appeared.id, controls: pending.current?.controls ?? ['toggle'] };
    const goal = pending.current;
    if (!goal || !list.current) return;
    pending.current = null;
    const entry = goal.id === null ? null : list.current.querySelector(`:scope > [data-entry="${goal.id}"]`);
    const targets = entry
      ? goal.controls.map((control) => entry.querySelector<HTMLElement>(selectorOf(control)))
      : [list.current.querySelector<HTMLElement>(':scope > [data-control="add"]')];
    targets.find((target) => target !== null)?.focus();
  });
  const focusAfterChange = (goal: FocusGoal) => {
    pending.current = goal;
  };
  return { list, focusAfterChange };
}

const selectorOf = (control: EntryControl | 'field') =>
  control === 'field' ? 'input, textarea, select' : `[data-control="${control}"]`;

/** Screen reader announcement while an entry is being sorted. */
function sortSentence(title: string, { state, position, count }: SortUpdate): string {
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
