/**
 * Makes something once per object, for objects that are replaced when they change, like those in the store.
 * @param make gets the same other arguments whenever it gets the same object
 */
export function oncePerObject<Of extends object, Others extends readonly unknown[], Made>(
  make: (of: Of, ...others: Others) => Made,
): typeof make {
  const made = new WeakMap<Of, Made>();
  return (of, ...others) => {
    const before = made.get(of);
    if (before !== undefined) return before;
    const now = make(of, ...others);
    made.set(of, now);
    return now;
  };
}
