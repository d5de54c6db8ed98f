/** The items by their keys, in order. `Map.groupBy` is too new for some supported browsers. */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The items in order, in groups. @param goesOn whether an item belongs to the group before it */
export function inRuns<Item>(
  items: readonly Item[],
  goesOn: (item: Item, group: readonly [Item, ...Item[]], index: number) => boolean,
): [Item, ...Item[]][] {
  const groups: [Item, ...Item[]][] = [];
  for (const [index, item] of items.entries()) {
    const group = groups.at(-1);
    if (group && goesOn(item, group, index)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}
