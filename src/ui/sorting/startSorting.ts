import { sortByKeyboard } from './sortByKeyboard';
import { sortByPointer } from './sortByPointer';
import { createSorting, type SortHost } from './sorting';

/**
 * Lets the entries (`data-entry`) of a list be sorted by their handles (`data-control="grip"`), with pointer and keyboard,
 * until the signal says that it is over. The listeners are the list's own, so a long list has no more than a short one.
 */
export function startSorting(list: HTMLElement, host: SortHost, signal: AbortSignal): void {
  const sorting = createSorting(list, host);
  sortByPointer(list, sorting, signal);
  sortByKeyboard(list, sorting, signal);
}
