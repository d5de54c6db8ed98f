import { keepInPlace, liftEntry, type SortDevice, type LiftedEntry } from './liftEntry';

/** What happened to an entry, for the screen reader announcement. */
export interface SortUpdate {
  readonly id: number;
  readonly state: 'lifted' | 'moved' | 'dropped' | 'putBack';
  /** Zero-based. */
  readonly position: number;
  readonly count: number;
}

/** The list being sorted. Both methods have updated the DOM by the time they return. */
export interface SortHost {
  /** Renders which entry is lifted; null for none. */
  readonly draw: (liftedId: number | null) => void;
  /** Renders the new order, with nothing lifted. */
  readonly drop: (id: number, to: number) => void;
  readonly announce: (update: SortUpdate) => void;
}

export type Sorting = ReturnType<typeof createSorting>;

/** The handle that an event of a list came from, if any; not that of a list inside one of its entries. */
export function gripOf({ target, currentTarget }: Event): HTMLElement | null {
  const grip = target instanceof Element ? target.closest<HTMLElement>('[data-control="grip"]') : null;
  return grip?.closest('[data-entry]')?.parentElement === currentTarget ? grip : null;
}

/** The sorting of one list, by pointer or keyboard: at most one entry is lifted. */
export function createSorting(list: HTMLElement, host: SortHost) {
  let lifted: LiftedEntry | null = null;

  const announce = ({ id, count }: LiftedEntry, state: SortUpdate['state'], position: number) =>
    host.announce({ id, state, position, count });

  const putDown = (isDropped: boolean) => {
    const entry = lifted;
    if (!entry) return;
    // Cleared first: rendering the new order may blur the handle, which would put the entry back.
    lifted = null;
    const { id, from } = entry;
    const position = isDropped ? entry.to() : from;
    entry.putDown(() => (position === from ? host.draw(null) : host.drop(id, position)), position);
    announce(entry, isDropped ? 'dropped' : 'putBack', position);
  };

  return {
    lifted: () => lifted,
    /** @param grip the handle of the entry */
    lift: (grip: HTMLElement, device: SortDevice) => {
      const entry = grip.closest<HTMLElement>('[data-entry]');
      if (!entry || lifted) return;
      // Safari does not focus a pressed button, and Escape needs a target.
      grip.focus({ preventScroll: true });
      keepInPlace(list, entry, () => host.draw(Number(entry.dataset.entry)));
      lifted = liftEntry(list, entry, device);
      announce(lifted, 'lifted', lifted.from);
    },
    moveTo: (position: number) => {
      if (!lifted) return;
      lifted.moveTo(position);
      announce(lifted, 'moved', lifted.to());
    },
    drop: () => putDown(true),
    putBack: () => putDown(false),
  };
}
