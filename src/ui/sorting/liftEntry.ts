import { carriedTop, scrollToShow, shiftsFor, targetIndex, type Slot } from './geometry';

/** What carries an entry: a pointer holds it wherever it goes, the keyboard sets it from place to place. */
export type Carrier = 'pointer' | 'keyboard';

/** An entry off the ground. The order of the page stays as it is until the entry is put down. */
export interface LiftedEntry {
  readonly id: number;
  /** Position in which it was lifted. */
  readonly from: number;
  /** Number of entries in the list. */
  readonly count: number;
  /** Position it takes when it is put down now. */
  readonly to: () => number;
  /** Carries its upper edge to a height of the window, in px. */
  readonly carryTo: (y: number) => void;
  /** Sets it into a position; one outside the list is its nearest end. */
  readonly setInto: (position: number) => void;
  /**
   * Ends it where it is: what `redraw` draws takes over, and the entry glides the last way.
   * @param redraw changes the page at once: the new order, or the old one where the entry is put back
   */
  readonly putDown: (redraw: () => void, position: number) => void;
}

const slotOf = (entry: HTMLElement): Slot => {
  const { top, height } = entry.getBoundingClientRect();
  return { top: top + window.scrollY, height };
};

/** Moves an entry out of its place without touching the layout. */
function shift(entry: HTMLElement | undefined, px: number): void {
  if (entry) entry.style.translate = px === 0 ? '' : `0 ${px}px`;
}

/** How far an entry is from a height of the window, in px. */
const awayFrom = (entry: HTMLElement, y: number): number => entry.getBoundingClientRect().top - y;

/**
 * Changes the page and scrolls so that the entry stays where it was. Where the changed page is too short for that, the list
 * gets room above or below until the entry is put down.
 */
export function keepInPlace(list: HTMLElement, entry: HTMLElement, redraw: () => void): void {
  const y = entry.getBoundingClientRect().top;
  redraw();
  window.scrollBy(0, awayFrom(entry, y));
  const missing = awayFrom(entry, y);
  if (missing < 0) list.style.paddingTop = `${-missing}px`;
  if (missing > 0) list.style.paddingBottom = `${missing}px`;
  window.scrollBy(0, awayFrom(entry, y));
}

/**
 * Lifts an entry. Everything is measured once, here; afterwards only `translate` changes, so carrying costs no layout
 * however long the list is. The styles belong to `data-carried` (ListEditor.module.css).
 */
export function liftEntry(list: HTMLElement, entry: HTMLElement, carrier: Carrier): LiftedEntry {
  const entries = [...list.querySelectorAll<HTMLElement>('[data-entry]')];
  for (const one of entries) delete one.dataset.carried;
  entry.dataset.carried = carrier;
  const slots = entries.map(slotOf);
  const from = entries.indexOf(entry);
  const home = slots[from]?.top ?? 0;
  let to = from;
  let shifts = shiftsFor(slots, from, from);

  const makeRoom = (position: number) => {
    if (position === to) return;
    to = position;
    const before = shifts;
    shifts = shiftsFor(slots, from, to);
    entries.forEach((one, index) => {
      const px = shifts[index] ?? 0;
      if (index !== from && px !== before[index]) shift(one, px);
    });
  };
  const placeOf = (position: number) => home + (shiftsFor(slots, from, position)[from] ?? 0);

  return {
    id: Number(entry.dataset.entry),
    from,
    count: entries.length,
    to: () => to,
    carryTo: (y) => {
      const top = carriedTop(slots, from, y + window.scrollY);
      makeRoom(targetIndex(slots, from, top));
      shift(entry, top - home);
    },
    setInto: (position) => {
      makeRoom(Math.min(Math.max(position, 0), entries.length - 1));
      const top = placeOf(to);
      shift(entry, top - home);
      const shown = { top: top - window.scrollY, height: slots[from]?.height ?? 0 };
      window.scrollBy(0, scrollToShow(shown, window.innerHeight));
    },
    putDown: (redraw, position) => {
      const carriedAt = entry.getBoundingClientRect().top;
      for (const one of entries) shift(one, 0);
      list.style.padding = '';
      const goal = placeOf(position) - window.scrollY;
      redraw();
      window.scrollBy(0, awayFrom(entry, goal));
      glide(entry, awayFrom(entry, carriedAt));
    },
  };
}

/** Starts the entry where it was let go and lets it glide into its place. */
function glide(entry: HTMLElement, px: number): void {
  delete entry.dataset.carried;
  shift(entry, -px);
  // Read, so that the browser draws the start before it hears of the end.
  entry.getBoundingClientRect();
  entry.dataset.carried = 'down';
  shift(entry, 0);
}
