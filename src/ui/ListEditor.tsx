import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { Icon } from './Icon';
import styles from './ListEditor.module.css';
import { ListEntry, type EntryControl, type EntrySummary } from './ListEntry';

export type { EntrySummary };

export interface ListEditorProps<Item extends { readonly id: number }> {
  items: readonly Item[];
  /** What one entry is called in a sentence: `job`. */
  noun: string;
  /** Follows "No jobs yet." where the list is empty: what to do about it. */
  emptyText: string;
  /** Plural of `noun`; with an s where it is left out. */
  nounPlural?: string | undefined;
  renderSummary: (item: Item, index: number) => EntrySummary;
  renderForm: (item: Item, index: number) => ReactNode;
  /** Every entry can go where it is left out. */
  canRemove?: ((index: number) => boolean) | undefined;
  onAdd: () => void;
  onRemove: (id: number) => void;
  onMove: (id: number, toIndex: number) => void;
}

/** Where the focus belongs once the list has changed; `null` is the button that adds. */
interface WantedFocus {
  readonly id: number | null;
  readonly controls: readonly EntryControl[];
}

/** Entries that open to their forms, and are added, moved and removed by pointer and by keyboard. */
export function ListEditor<Item extends { readonly id: number }>(props: ListEditorProps<Item>) {
  const {
    items,
    noun,
    nounPlural = `${noun}s`,
    emptyText,
    renderSummary,
    renderForm,
    canRemove = () => true,
  } = props;
  const { isNew, isOpen, setOpen, expectNew } = useOpenEntries(items);
  const [announcement, setAnnouncement] = useState('');
  const { list, wantFocus } = useFocusAfterChange();
  const titleOf = (item: Item, index: number) => renderSummary(item, index).title;

  const add = () => {
    expectNew();
    props.onAdd();
  };
  const move = (item: Item, index: number, to: number) => {
    const pressed: EntryControl = to < index ? 'up' : 'down';
    wantFocus({ id: item.id, controls: [pressed, pressed === 'up' ? 'down' : 'up', 'toggle'] });
    setAnnouncement(`${titleOf(item, index)}, position ${to + 1} of ${items.length}`);
    props.onMove(item.id, to);
  };
  const remove = (item: Item, index: number) => {
    const neighbour = items[index + 1] ?? items[index - 1];
    wantFocus({ id: neighbour?.id ?? null, controls: ['toggle'] });
    setAnnouncement(`${titleOf(item, index)} removed`);
    props.onRemove(item.id);
  };

  return (
    <div className={styles.editor} ref={list}>
      {items.length === 0 && <EmptyState title={`No ${nounPlural} yet.`} text={emptyText} />}
      {items.map((item, index) => (
        <ListEntry
          key={item.id}
          id={item.id}
          summary={renderSummary(item, index)}
          isOpen={isOpen(item.id)}
          isNew={isNew(item.id)}
          hasTwoWays={items.length > 2}
          onToggle={(open) => setOpen(item.id, open)}
          onMoveUp={index > 0 ? () => move(item, index, index - 1) : undefined}
          onMoveDown={index < items.length - 1 ? () => move(item, index, index + 1) : undefined}
          onRemove={canRemove(index) ? () => remove(item, index) : undefined}
        >
          {renderForm(item, index)}
        </ListEntry>
      ))}
      <button type="button" className={styles.add} data-control="add" onClick={add}>
        <Icon name="plus" />
        {items.length === 0 ? `Add ${articleOf(noun)} ${noun}` : `Add another ${noun}`}
      </button>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

/** Which entries are open: those the visitor opened, the one just added, and an only one. */
function useOpenEntries(items: readonly { readonly id: number }[]) {
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [idsBeforeAdding, setIdsBeforeAdding] = useState<ReadonlySet<number> | null>(null);
  const isNew = (id: number) => idsBeforeAdding !== null && !idsBeforeAdding.has(id);
  return {
    isNew,
    isOpen: (id: number) => toggled.get(id) ?? (isNew(id) || items.length === 1),
    setOpen: (id: number, isOpen: boolean) => setToggled((before) => new Map(before).set(id, isOpen)),
    expectNew: () => setIdsBeforeAdding(new Set(items.map((item) => item.id))),
  };
}

const articleOf = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

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
