/** Where an entry of a vertical list stands: px from the top of the page. */
export interface Slot {
  readonly top: number;
  readonly height: number;
}

const middleOf = ({ top, height }: Slot): number => top + height / 2;
const bottomOf = ({ top, height }: Slot): number => top + height;

/** How far a carried entry may leave its list, in px: enough to feel free, too little to get lost. */
const SLACK = 24;

/** Keeps the top of an entry that is carried by a pointer near its list. */
export function carriedTop(slots: readonly Slot[], from: number, top: number): number {
  const [first, last, own] = [slots[0], slots.at(-1), slots[from]];
  if (!first || !last || !own) return top;
  return Math.min(Math.max(top, first.top - SLACK), bottomOf(last) - own.height + SLACK);
}

/**
 * The position an entry takes when it is let go: a neighbour makes room once half of it is covered.
 * @param from position in which the entry was lifted
 * @param top where its upper edge is carried now
 */
export function targetIndex(slots: readonly Slot[], from: number, top: number): number {
  const own = slots[from];
  if (!own) return from;
  if (top < own.top) {
    const passed = slots.findIndex((slot, index) => index < from && top < middleOf(slot));
    return passed < 0 ? from : passed;
  }
  return slots.findLastIndex(
    (slot, index) => index === from || (index > from && top + own.height > middleOf(slot)),
  );
}

/** By how many px every entry stands beside its slot while the one lifted at `from` takes position `to`. */
export function shiftsFor(slots: readonly Slot[], from: number, to: number): readonly number[] {
  const [own, goal, first, second] = [slots[from], slots[to], slots[0], slots[1]];
  if (!own || !goal || !first || !second) return slots.map(() => 0);
  const room = own.height + second.top - bottomOf(first);
  return slots.map((_, index) => {
    if (index === from) return to > from ? bottomOf(goal) - bottomOf(own) : goal.top - own.top;
    if (index > from && index <= to) return -room;
    return index < from && index >= to ? room : 0;
  });
}

/** Height of the strips at the edges of the window in which a carried entry scrolls the page, in px. */
export const SCROLL_STRIP = 96;
/** At the very edge, in px a millisecond. */
const TOP_SPEED = 1.1;

/** How fast the page scrolls under a pointer at `y` of a window of this height, in px a millisecond; upwards is negative. */
export function scrollSpeed(y: number, windowHeight: number): number {
  const above = SCROLL_STRIP - y;
  const below = y - (windowHeight - SCROLL_STRIP);
  const depth = Math.min(Math.max(above, below, 0) / SCROLL_STRIP, 1);
  return depth ** 2 * TOP_SPEED * (above > below ? -1 : 1);
}

/** By how many px the page must scroll so that something in the window is clear of the strips at its edges. */
export function scrollToShow({ top, height }: Slot, windowHeight: number): number {
  const missingBelow = top + height - (windowHeight - SCROLL_STRIP);
  const missingAbove = top - SCROLL_STRIP;
  if (missingAbove < 0) return missingAbove;
  return Math.max(0, Math.min(missingBelow, missingAbove));
}
