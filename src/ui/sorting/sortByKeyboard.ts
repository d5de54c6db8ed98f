import { gripOf, type Sorting } from './sorting';

/** Modifiers, and keys screen reader users press to find out where they are. */
const IGNORED_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/**
 * Keyboard sorting at the handles: Space or Enter lifts and drops, the arrow keys, Home and End move, Escape puts back.
 * Escape, like any other key, also ends a pointer drag.
 */
export function sortByKeyboard(list: HTMLElement, sorting: Sorting, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const lifted = sorting.lifted();
    if (!gripOf(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      // Key repeat would lift and drop in turn.
      if (event.repeat) event.preventDefault();
      return;
    }
    if (!lifted || IGNORED_KEYS.has(event.key)) return;
    const goal = { ArrowUp: lifted.to() - 1, ArrowDown: lifted.to() + 1, Home: 0, End: lifted.count - 1 }[
      event.key
    ];
    const isMove = goal !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isMove || event.key === 'Escape') event.preventDefault();
    if (isMove) sorting.moveTo(goal);
    // The key may change the list, as Undo does.
    else sorting.putBack();
  };
  const onClick = (event: MouseEvent) => {
    const grip = gripOf(event);
    // Space, Enter or a screen reader; a pointer's click has a click count in `detail`.
    if (!grip || event.detail !== 0) return;
    if (sorting.lifted()) sorting.drop();
    else sorting.lift(grip, 'keyboard');
  };
  list.addEventListener('keydown', onKeyDown, { signal });
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('focusout', (event) => gripOf(event) && sorting.putBack(), { signal });
}
