import { isRecord } from '../isRecord';
import type { ListItem, ResumeData } from './entities';
import { nextId } from './lists';

/** The parts of a resume that a change affects, as they are before or after it. */
export type ResumeChange = Partial<ResumeData>;

type Items = readonly ListItem[];

/** Lists of names, as in the design, are reverted as a whole. */
const isItems = (value: unknown): value is Items => Array.isArray(value) && typeof value[0] !== 'string';
const itemOf = (items: Items, id: number) => items.find((item) => item.id === id);

/**
 * Where an entry belongs among others.
 * @param known lists that have been, the one it is restored from first; the one with most of the others tells
 */
function placeOf(id: number, others: Items, known: readonly Items[]): number {
  const isThere = (item: ListItem) => itemOf(others, item.id) !== undefined;
  const countOf = (items: Items) => items.filter(isThere).length;
  const [items = []] = known
    .filter((list) => itemOf(list, id))
    .toSorted((one, other) => countOf(other) - countOf(one));
  const at = items.findIndex((item) => item.id === id);
  const previous = items.slice(0, at).findLast(isThere);
  if (previous) return others.findIndex((item) => item.id === previous.id) + 1;
  const next = items.slice(at + 1).find(isThere);
  return next ? others.findIndex((item) => item.id === next.id) : at;
}

function revertList(before: Items, after: Items, now: Items, earlier: readonly unknown[]): Items {
  const isSame = ({ id }: ListItem) => itemOf(before, id) === itemOf(after, id);
  const list = now.filter((item) => isSame(item) || !itemOf(after, item.id));
  const known = [before, ...earlier.filter(isItems)];
  for (const item of before) {
    if (isSame(item)) continue;
    // An entry added since may have taken the id of the removed one.
    const isTaken = itemOf(list, item.id) !== undefined;
    const restored = isTaken
      ? { ...item, id: nextId([...before, ...list]) }
      : (revert(item, itemOf(after, item.id), itemOf(now, item.id)) as ListItem);
    list.splice(placeOf(item.id, list, known), 0, restored);
  }
  return list;
}

/**
 * What `now` is without the change from `before` to `after`: a list, the fields of an object, or a text.
 * @param earlier what it was before other changes, which tells the order of entries that are removed now
 */
function revert(before: unknown, after: unknown, now: unknown, earlier: readonly unknown[] = []): unknown {
  if (before === after) return now;
  if (isItems(before) && isItems(after) && isItems(now)) return revertList(before, after, now, earlier);
  if (!isRecord(before) || !isRecord(after) || !isRecord(now)) return before;
  const names = Object.keys({ ...now, ...before });
  const fields = names.map((name) => {
    const values = earlier.filter(isRecord).map((whole) => whole[name]);
    return [name, revert(before[name], after[name], now[name], values)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/**
 * Reverts one change of a resume that has changed further since. Fields and entries that the change affected return to their
 * earlier values; all others keep their current ones. Unchanged entries are recognized by identity.
 * @param earlier the parts before other changes, the latest first, which tell the order of entries
 */
export function revertChange(
  before: ResumeChange,
  after: ResumeChange,
  now: ResumeData,
  earlier: readonly ResumeChange[],
): ResumeData {
  // A photo is reverted as a whole, because its picture is found by the object.
  const { selectedPhoto: _, ...parts } = before;
  return { ...now, ...before, ...(revert(parts, after, now, earlier) as ResumeData) };
}
