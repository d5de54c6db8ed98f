import type { ListItem, ResumeData } from './entities';
import { nextId } from './lists';

/** The parts of a resume that a change affects, as they are before or after it. */
export type ResumeChange = Partial<ResumeData>;

type Items = readonly ListItem[];
type Fields = Readonly<Record<string, unknown>>;

/** Lists of names, as in the design, are reverted as a whole. */
const isItems = (value: unknown): value is Items => Array.isArray(value) && typeof value[0] !== 'string';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const itemOf = (items: Items, id: number) => items.find((item) => item.id === id);

function revertList(before: Items, after: Items, now: Items): Items {
  const isSame = ({ id }: ListItem) => itemOf(before, id) === itemOf(after, id);
  const list = now.filter((item) => isSame(item) || !itemOf(after, item.id));
  for (const [index, item] of before.entries()) {
    if (isSame(item)) continue;
    // An entry added since may have taken the id of the removed one.
    const isTaken = itemOf(list, item.id) !== undefined;
    const restored = revert(item, itemOf(after, item.id), itemOf(now, item.id)) as ListItem;
    list.splice(index, 0, isTaken ? { ...item, id: nextId([...before, ...list]) } : restored);
  }
  return list;
}

/** What `now` is without the change from `before` to `after`: a list, the fields of an object, or a text. */
function revert(before: unknown, after: unknown, now: unknown): unknown {
  if (before === after) return now;
  if (isItems(before) && isItems(after) && isItems(now)) return revertList(before, after, now);
  if (!isFields(before) || !isFields(after) || !isFields(now)) return before;
  const names = Object.keys({ ...now, ...before });
  const fields = names.map((name) => [name, revert(before[name], after[name], now[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/**
 * Reverts one change of a resume that has changed further since. Fields and entries that the change affected return to their
 * earlier values; all others keep their current ones. Unchanged entries are recognized by identity.
 */
export function revertChange(before: ResumeChange, after: ResumeChange, now: ResumeData): ResumeData {
  // A photo is reverted as a whole, because its picture is found by the object.
  const { selectedPhoto: _, ...parts } = before;
  return { ...now, ...before, ...(revert(parts, after, now) as ResumeData) };
}
