import type { SortNews } from './sorting/sorting';

/** Screen reader announcement while an entry is being sorted. */
export function sortSentence(title: string, { state, position, count }: SortNews): string {
  const place = `position ${position + 1} of ${count}`;
  switch (state) {
    case 'lifted':
      return `${title}, lifted, ${place}. Arrow keys move it, Space drops it, Escape puts it back.`;
    case 'moved':
      return `${title}, ${place}`;
    case 'dropped':
      return `${title} dropped, ${place}`;
    case 'putBack':
      return `${title} put back, ${place}`;
  }
}
