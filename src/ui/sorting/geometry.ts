/** Position of an entry in a vertical list, in px from the top of the page. */
export interface Slot {
  readonly top: number;
  readonly height: number;
}

const middleOf = ({ top, height }: Slot): number => top + height / 2;
const bottomOf = ({ top, height }: Slot): number => top + height;

/** How far an entry may be dragged outside its list, in px: enough to feel free, not enough to get lost. */
const SLACK = 24;

/** Clamps the top of a dragged entry, so that it stays near its list. */
export function clampedTop(slots: readonly Slot[], from: number, top: number): number {
  const [first, last, own] = [slots[0], slots.at(-1), slots[from]];
  if (!first || !last || !own) return top;
  return Math.min(Math.max(top, first.top - SLACK), bottomOf(last) - own.height + SLACK);
}

/**
 * The position an entry takes when dropped: a neighbour makes room once half of it is covered.
 * @param from position in which the entry was lifted
 * @param top current position of its top edge
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

/** Offset of every entry from its slot, in px, while the one lifted at `from` is over position `to`. */
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

/** Height of the zones at the viewport edges in which dragging scrolls the page, in px. */
export const SCROLL_ZONE = 96;
/** Speed at the very edge, in px per millisecond. */
const MAX_SPEED = 1.1;

/** Scroll speed in px per millisecond for a pointer at `y` in a window of this height; negative scrolls up. */
export function scrollSpeed(y: number, windowHeight: number): number {
  const above = SCROLL_ZONE - y;
  const below = y - (windowHeight - SCROLL_ZONE);
  const depth = Math.min(Math.max(above, below, 0) / SCROLL_ZONE, 1);
  return depth ** 2 * MAX_SPEED * (above > below ? -1 : 1);
}

/** How far to scroll, in px, so that an element is clear of the scroll zones. */
export function scrollToShow({ top, height }: Slot, windowHeight: number): number {
  const missingBelow = top + height - (windowHeight - SCROLL_ZONE);
  const missingAbove = top - SCROLL_ZONE;
  if (missingAbove < 0) return missingAbove;
  return Math.max(0, Math.min(missingBelow, missingAbove));
}
