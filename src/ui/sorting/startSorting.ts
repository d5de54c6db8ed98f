import { sortByKeyboard } from './sortByKeyboard';
import { sortByPointer } from './sortByPointer';
import { createSorting, type SortHost } from './sorting';

/**
 * Makes the entries (`data-entry`) of a list sortable by their handles (`data-control="grip"`), with pointer and keyboard,
 * until the signal aborts. Listeners are delegated to the list, so their number does not grow with it.
 */
export function startSorting(list: HTMLElement, host: SortHost, signal: AbortSignal): void {
  const sorting = createSorting(list, host);
  sortByPointer(list, sorting, signal);
  sortByKeyboard(list, sorting, signal);
}
