import { gripOf, type Sorting } from './sorting';

/** Keys that belong to another key, or are pressed to find out where one is. */
const SILENT_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/**
 * Lets entries be sorted at their handles without a pointer: Space or Enter lifts and drops, the arrows, Home and End move,
 * Escape puts back. Escape and any other key also end what a pointer carries.
 */
export function sortByKeyboard(list: HTMLElement, sorting: Sorting, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const lifted = sorting.lifted();
    if (!gripOf(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      // Held down, it would lift and drop in turn.
      if (event.repeat) event.preventDefault();
      return;
    }
    if (!lifted || SILENT_KEYS.has(event.key)) return;
    const goal = { ArrowUp: lifted.to() - 1, ArrowDown: lifted.to() + 1, Home: 0, End: lifted.count - 1 }[
      event.key
    ];
    const isMove = goal !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isMove || event.key === 'Escape') event.preventDefault();
    if (isMove) sorting.setInto(goal);
    // Undo, for one, may change the list.
    else sorting.putBack();
  };
  const onClick = (event: MouseEvent) => {
    const grip = gripOf(event);
    // A press of Space or Enter, or of a screen reader: a pointer's click counts its presses.
    if (!grip || event.detail !== 0) return;
    if (sorting.lifted()) sorting.drop();
    else sorting.lift(grip, 'keyboard');
  };
  list.addEventListener('keydown', onKeyDown, { signal });
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('focusout', (event) => gripOf(event) && sorting.putBack(), { signal });
}
