/** A layer of the whole picture, as a mask or a filter needs it, takes about as long as 100 shapes. */
const LAYER = 100;
const LAYERED = /^(mask|fe[A-Z]\w*)$/;

/** Deeper nesting occurs only in files that are made to be hard to draw. */
const DEEPEST = 500;

/** References of an attribute: `#id` of a link, `url(#id)` of a paint, a mask, a filter … */
const REFERENCE = /^\s*#(.+?)\s*$|url\(\s*["']?#([^"')]+)["']?\s*\)/g;

/**
 * How many elements a browser draws for an SVG, which may be far more than the file contains: each reference, such as a
 * `<use>`, draws its target once more. Takes time proportional to the size of the file. A reference to an ancestor counts as
 * nothing, because browsers ignore it.
 * @returns Infinity if the nesting is too deep
 */
export function drawnElements(root: Element): number {
  const byId = new Map(Array.from(root.querySelectorAll('[id]'), (element) => [element.id, element]));
  const known = new Map<Element, number>();

  function countIn(element: Element, depth: number): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (depth > DEEPEST) return Infinity;
    known.set(element, 0);
    let count = LAYERED.test(element.localName) ? LAYER : 1;
    for (const part of [...element.children, ...targetsOf(element)]) count += countIn(part, depth + 1);
    known.set(element, count);
    return count;
  }

  const targetsOf = (element: Element): Element[] =>
    Array.from(element.attributes).flatMap(({ value }) =>
      Array.from(value.matchAll(REFERENCE), ([, link, paint]) => byId.get(link ?? paint ?? '') ?? []).flat(),
    );

  return countIn(root, 0);
}
