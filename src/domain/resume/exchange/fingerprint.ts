import type { ListItem } from '../entities';
import { filledItems } from '../lists';

/** Entries with the same fingerprint are equal except for their ids. */
export function fingerprint(item: ListItem): string {
  const texts = Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(texts), (name, part: unknown) =>
    name === 'id' ? undefined : part,
  );
}

/** The filled items of a file that are not here yet. */
export function newItems(here: readonly ListItem[], inFile: readonly ListItem[]): ListItem[] {
  const known = new Set(here.map(fingerprint));
  return filledItems(inFile).filter((item) => !known.has(fingerprint(item)));
}
