import { keepInPlace, liftEntry, type Carrier, type LiftedEntry } from './liftEntry';

/** What happened to an entry, for the screen reader announcement. */
export interface SortNews {
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
  readonly say: (news: SortNews) => void;
}

/** The sorting of one list, by pointer or keyboard: at most one entry is lifted. */
export interface Sorting {
  readonly lifted: () => LiftedEntry | null;
  /** @param grip the handle of the entry */
  readonly lift: (grip: HTMLElement, carrier: Carrier) => void;
  readonly setInto: (position: number) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
}

/** The handle an event came from, if any. */
export function gripOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-control="grip"]') : null;
}

export function createSorting(list: HTMLElement, host: SortHost): Sorting {
  let lifted: LiftedEntry | null = null;

  const say = ({ id, count }: LiftedEntry, state: SortNews['state'], position: number) =>
    host.say({ id, state, position, count });

  const putDown = (isDropped: boolean) => {
    const carried = lifted;
    if (!carried) return;
    // First, because rendering the new order may blur the handle, which would put the entry back.
    lifted = null;
    const { id, from } = carried;
    const position = isDropped ? carried.to() : from;
    carried.putDown(() => (position === from ? host.draw(null) : host.drop(id, position)), position);
    say(carried, isDropped ? 'dropped' : 'putBack', position);
  };

  return {
    lifted: () => lifted,
    lift: (grip, carrier) => {
      const entry = grip.closest<HTMLElement>('[data-entry]');
      if (!entry || lifted) return;
      // Safari does not focus a pressed button, and Escape needs a target.
      grip.focus({ preventScroll: true });
      keepInPlace(list, entry, () => host.draw(Number(entry.dataset.entry)));
      lifted = liftEntry(list, entry, carrier);
      say(lifted, 'lifted', lifted.from);
    },
    setInto: (position) => {
      if (!lifted) return;
      lifted.setInto(position);
      say(lifted, 'moved', lifted.to());
    },
    drop: () => putDown(true),
    putBack: () => putDown(false),
  };
}
