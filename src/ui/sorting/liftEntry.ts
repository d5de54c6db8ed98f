import { clampedTop, scrollToShow, shiftsFor, targetIndex, type Slot } from './geometry';

/** How an entry is moved: freely by pointer, or from position to position by keyboard. */
export type SortDevice = 'pointer' | 'keyboard';

/** An entry being sorted. The DOM order does not change until the drop. */
export type LiftedEntry = ReturnType<typeof liftEntry>;

const slotOf = (entry: HTMLElement): Slot => {
  const { top, height } = entry.getBoundingClientRect();
  return { top: top + window.scrollY, height };
};

/** Moves an entry visually, without triggering a layout. */
function shift(entry: HTMLElement | undefined, px: number): void {
  if (entry) entry.style.translate = px === 0 ? '' : `0 ${px}px`;
}

/** Distance of an entry from a viewport position, in px. */
const offsetFrom = (entry: HTMLElement, y: number): number => entry.getBoundingClientRect().top - y;

/**
 * Updates the page and scrolls so that the entry stays where it was. If the updated page is too short for that, the list
 * gets padding above or below until the drop.
 */
export function keepInPlace(list: HTMLElement, entry: HTMLElement, redraw: () => void): void {
  const y = entry.getBoundingClientRect().top;
  redraw();
  window.scrollBy(0, offsetFrom(entry, y));
  const missing = offsetFrom(entry, y);
  if (missing < 0) list.style.paddingTop = `${-missing}px`;
  if (missing > 0) list.style.paddingBottom = `${missing}px`;
  window.scrollBy(0, offsetFrom(entry, y));
}

/**
 * Lifts an entry. Everything is measured once, here; from then on only `translate` changes, so dragging triggers no layout,
 * however long the list. Styles hook onto `data-carried` (ListEditor.module.css).
 */
export function liftEntry(list: HTMLElement, entry: HTMLElement, device: SortDevice) {
  const entries = [...list.querySelectorAll<HTMLElement>(':scope > [data-entry]')];
  for (const one of entries) delete one.dataset.carried;
  entry.dataset.carried = device;
  const slots = entries.map(slotOf);
  const from = entries.indexOf(entry);
  const startTop = slots[from]?.top ?? 0;
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
  const placeOf = (position: number) => startTop + (shiftsFor(slots, from, position)[from] ?? 0);

  return {
    id: Number(entry.dataset.entry),
    /** Position in which it was lifted. */
    from,
    /** Of the list. */
    count: entries.length,
    /** Position it would take if dropped now. */
    to: () => to,
    /** Moves its top edge to `y`, in viewport px. */
    dragTo: (y: number) => {
      const top = clampedTop(slots, from, y + window.scrollY);
      makeRoom(targetIndex(slots, from, top));
      shift(entry, top - startTop);
    },
    /** Moves it to a position, clamped to the list. */
    moveTo: (position: number) => {
      makeRoom(Math.min(Math.max(position, 0), entries.length - 1));
      const top = placeOf(to);
      shift(entry, top - startTop);
      const shown = { top: top - window.scrollY, height: slots[from]?.height ?? 0 };
      window.scrollBy(0, scrollToShow(shown, window.innerHeight));
    },
    /**
     * Ends the drag; the entry glides to its final place.
     * @param redraw updates the page synchronously, with the new order or with the old one if the entry is put back
     */
    putDown: (redraw: () => void, position: number) => {
      const droppedAt = entry.getBoundingClientRect().top;
      for (const one of entries) shift(one, 0);
      list.style.padding = '';
      const goal = placeOf(position) - window.scrollY;
      redraw();
      window.scrollBy(0, offsetFrom(entry, goal));
      glide(entry, offsetFrom(entry, droppedAt));
    },
  };
}

/** Animates the entry from where it was dropped to its place. */
function glide(entry: HTMLElement, px: number): void {
  delete entry.dataset.carried;
  shift(entry, -px);
  // Forces a layout, so that the transition has a starting point.
  entry.getBoundingClientRect();
  entry.dataset.carried = 'down';
  shift(entry, 0);
}
