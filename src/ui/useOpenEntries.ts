import { useState } from 'react';

interface Identified {
  readonly id: number;
}

/**
 * Tracks which entries are open: those the visitor opened, a new one, the one in `openId`, or the only one.
 * @param openId an entry to open from outside the list
 */
export function useOpenEntries(items: readonly Identified[], openId: number | undefined) {
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [idsBeforeAdding, setIdsBeforeAdding] = useState<ReadonlySet<number> | null>(null);
  const [shownId, setShownId] = useState<number>();
  const setOpen = (id: number, isOpen: boolean) => setToggled((before) => new Map(before).set(id, isOpen));
  const isOpen = (id: number) => toggled.get(id) ?? items.length === 1;

  if (openId !== shownId) {
    setShownId(openId);
    if (openId !== undefined) setOpen(openId, true);
  }
  const added = idsBeforeAdding && items.find(({ id }) => !idsBeforeAdding.has(id));
  if (added) {
    setIdsBeforeAdding(null);
    setOpen(added.id, true);
  }
  return {
    isOpen,
    isAnyOpen: items.some(({ id }) => isOpen(id)),
    setOpen,
    setAllOpen: (isOpened: boolean) => setToggled(new Map(items.map(({ id }) => [id, isOpened]))),
    /** Treats the next entry that appears as added by the visitor. */
    expectNew: () => setIdsBeforeAdding(new Set(items.map(({ id }) => id))),
  };
}
