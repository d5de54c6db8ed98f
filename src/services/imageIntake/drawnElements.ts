/** What takes longer to draw than a shape does, and how many times as long: work on all pixels, and on the area around each. */
const WEIGHTS: readonly (readonly [name: RegExp, weight: number])[] = [
  [/^fe(GaussianBlur|DropShadow|Turbulence|Morphology|ConvolveMatrix|\w+Lighting)$/, 500],
  [/^(mask|clipPath|fe[A-Z]\w*)$/, 50],
];
const weightOf = ({ localName }: Element): number => WEIGHTS.find(([name]) => name.test(localName))?.[1] ?? 1;

/** Deeper nesting occurs only in files that are made to be hard to draw: 500 uses, each of the one before, take 15 s. */
const DEEPEST = 100;

/** How often a selector may be tried on an element. A drawing of 1000 gradients needs 3 million, in a tenth of a second. */
const MOST_TRIES = 10_000_000;

/** References of an attribute: `#id` of a link, `url(#id)` of a paint, a mask, a filter … */
const REFERENCE = /^\s*#(\S+)|url\(\s*["']?#([^"')\s]+)/g;
/** A marker that is drawn at every point of a path. */
const AT_EACH_POINT = /\bmarker(-mid)?\s*:/;

/**
 * How many elements a browser draws for an SVG, which may be far more than the file contains: each reference, such as a
 * `<use>`, draws its target once more, and what is only defined counts once. A reference to an ancestor counts as nothing,
 * because browsers ignore it. Variables, imports and escapes in style sheets are not read.
 * @returns Infinity if the nesting is too deep, or there are too many rules for too many elements
 */
export function drawnElements(root: Element, depth = 0): number {
  const byId = new Map(Array.from(root.querySelectorAll('[id]'), (element) => [element.id, element]));
  const known = new Map<Element, number>();
  const sheets = sheetStyles(root);
  if (!sheets) return Infinity;

  function countOf(element: Element, depth: number): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (depth > DEEPEST) return Infinity;
    known.set(element, 0);
    let count = weightOf(element);
    for (const child of element.children) count += countOf(child, depth + 1);
    for (const attribute of element.attributes) count += countBehind(element, attribute, depth + 1);
    for (const value of sheets?.get(element) ?? [])
      count += countBehind(element, { name: 'style', value }, depth + 1);
    known.set(element, count);
    return count;
  }

  function countBehind(
    element: Element,
    { name, value }: Pick<Attr, 'name' | 'value'>,
    depth: number,
  ): number {
    const drawing = drawingIn(value);
    if (drawing) return drawnElements(drawing, depth);
    let count = 0;
    for (const [, link, paint] of value.matchAll(REFERENCE)) {
      const target = byId.get(link ?? paint ?? '');
      if (target) count += countOf(target, depth);
    }
    return AT_EACH_POINT.test(`${name}:${value}`) ? count * mostPoints(element) : count;
  }

  return countOf(root, depth);
}

/** What style sheets add to the `style` of each element, of what refers to something; undefined if that takes too long. */
function sheetStyles(root: Element): Map<Element, string[]> | undefined {
  const rules = Array.from(root.querySelectorAll('style'), ({ textContent }) => textContent.split('}'))
    .flat()
    .filter((rule) => rule.includes('url('));
  if (rules.length * root.querySelectorAll('*').length > MOST_TRIES) return undefined;
  const styles = new Map<Element, string[]>();
  for (const rule of rules) {
    const [style = '', before = ''] = rule.split('{').reverse();
    // What ends with a semicolon is an import or the like.
    for (const element of selected(root.ownerDocument, before.slice(before.lastIndexOf(';') + 1))) {
      const others = styles.get(element);
      if (others) others.push(style);
      else styles.set(element, [style]);
    }
  }
  return styles;
}

function selected(document: Document, selector: string): Iterable<Element> {
  try {
    return document.querySelectorAll(selector);
  } catch {
    return []; // Browsers ignore the rule.
  }
}

/** Each point of a path takes at least two characters. */
const mostPoints = (element: Element) =>
  (element.getAttribute('d') ?? element.getAttribute('points') ?? '').length / 2;

/** The SVG in a `data:` URL of an `<image>`, which may contain further ones. */
function drawingIn(address: string): Element | undefined {
  const [, isBase64, data] = /^\s*data:image\/svg\+xml[^,]*?(;\s*base64)?,(.*)$/is.exec(address) ?? [];
  if (data === undefined) return undefined;
  try {
    const text = isBase64 ? atob(data) : decodeURIComponent(data);
    return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  } catch {
    return undefined; // Browsers can't read it either.
  }
}
