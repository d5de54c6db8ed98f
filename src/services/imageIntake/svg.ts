import { drawnElements } from './drawnElements';
import { sizeWithin, type Size } from './measure';

const DEFAULT_SIDE = 512;

/** A picture by its address; an embedded one is a `data:` URL. */
const LINKED_PICTURE = 'image[*|href]:not([*|href^="data:" i])';

/**
 * Sets the size of an SVG, whatever it specifies: nothing, 0 or 100 000 px. The document is only parsed and serialized:
 * it never becomes part of the page, runs no scripts and fetches no references.
 * @returns undefined if it can't be parsed
 */
export function sizedSvg(text: string, longSide: number) {
  const { documentElement: root } = new DOMParser().parseFromString(withoutHandlers(text), 'image/svg+xml');
  if (root.localName !== 'svg' || root.querySelector('parsererror')) return undefined;
  // Foreign content, in which Illustrator stores data, taints the canvas, so that its pixels can't be read.
  root.querySelectorAll('script, foreignObject').forEach((element) => element.remove());
  const own = sizeOf(root);
  const size = sizeWithin(own, longSide, { enlarge: true });
  if (viewBoxOf(root) === undefined) root.setAttribute('viewBox', `0 0 ${own.width} ${own.height}`);
  root.setAttribute('width', `${size.width}`);
  root.setAttribute('height', `${size.height}`);
  // The root's style may specify another size.
  const style = root.getAttribute('style') ?? '';
  root.setAttribute('style', `${style};width:${size.width}px;height:${size.height}px`);
  const markup = new XMLSerializer().serializeToString(root);
  return {
    blob: new Blob([markup], { type: 'image/svg+xml' }),
    /** How many elements a browser draws for it. */
    elements: drawnElements(root),
    /** Whether it shows a picture that isn't in the file. No browser fetches it: Chromium draws a torn picture in its place. */
    isIncomplete: root.querySelector(LINKED_PICTURE) !== null,
  };
}

/** Event handlers never run in a document without a window, but each would violate the page's CSP. */
function withoutHandlers(text: string): string {
  return text.replace(/(\s)(on[a-z]+\s*=\s*["'])/gi, '$1data-$2');
}

/** Px per unit; percentages don't count as a size. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function lengthOf(root: Element, name: 'width' | 'height'): number | undefined {
  const [, number = '', unit = ''] =
    /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i.exec(root.getAttribute(name) ?? '') ?? [];
  const length = Number(number) * (UNITS[unit.toLowerCase()] ?? 0);
  return Number.isFinite(length) && length > 0 ? length : undefined;
}

function viewBoxOf(root: Element): Size | undefined {
  const [, , width, height] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width !== undefined && height !== undefined && width > 0 && height > 0
    ? { width, height }
    : undefined;
}

function sizeOf(root: Element): Size {
  const [width, height, viewBox] = [lengthOf(root, 'width'), lengthOf(root, 'height'), viewBoxOf(root)];
  if (width !== undefined && height !== undefined) return { width, height };
  return viewBox ?? { width: width ?? DEFAULT_SIDE, height: height ?? DEFAULT_SIDE };
}
