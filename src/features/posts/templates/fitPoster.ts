import { chooseSetting, cutToFit, lastResort, type FitRule, type Setting } from './fit';
import {
  nameFit,
  rowSize,
  type BusinessBlockSpec,
  type PosterContent,
  type PosterTemplate,
} from './template';

/**
 * Fits every text of a drawn poster into its slot, then the business block into its area. It works on the real layout
 * (offsets, which no CSS scale changes) and can be called again at any time: each call starts from the full text and
 * the largest sizes.
 */
export function fitPoster(poster: HTMLElement, template: PosterTemplate, content: PosterContent): void {
  if (poster.offsetWidth === 0) return; // not laid out: nothing to measure
  poster.querySelectorAll<HTMLElement>('[data-slot]').forEach((element, index) => {
    const slot = template.texts[index];
    if (slot) fitText(element, slot.fit);
  });
  const block = poster.querySelector<HTMLElement>('[data-block]');
  if (block) fitBlock(block, template.business, content);
}

function fitText(element: HTMLElement, rule: FitRule): void {
  restoreText(element);
  const fits = (setting: Setting) => {
    apply(element, setting);
    return hasRoom(element, setting);
  };
  const setting = chooseSetting(rule, fits) ?? lastResort(rule);
  if (!fits(setting)) cut(element, () => hasRoom(element, setting));
}

function apply(element: HTMLElement, { size, lines, breaksWords }: Setting): void {
  element.style.fontSize = `${size}px`;
  element.style.overflowWrap = breaksWords ? 'anywhere' : 'normal';
  element.style.whiteSpace = lines === 1 && !breaksWords ? 'pre' : 'pre-line';
}

function hasRoom(element: HTMLElement, { lines }: Setting): boolean {
  const style = getComputedStyle(element);
  const [lineHeight, above, below] = [style.lineHeight, style.paddingTop, style.paddingBottom].map(
    Number.parseFloat,
  );
  const height = element.clientHeight - (above ?? 0) - (below ?? 0);
  return element.scrollWidth <= element.clientWidth + 1 && height <= (lineHeight ?? 0) * lines + 2;
}

/** The full text stands in `data-full`, because the element itself may hold a shortened one. */
function restoreText(element: HTMLElement): void {
  const full = element.dataset.full;
  if (full !== undefined && element.textContent !== full) element.textContent = full;
}

function cut(element: HTMLElement, fits: () => boolean): void {
  element.textContent = cutToFit(element.dataset.full ?? '', (text) => {
    element.textContent = text;
    return fits();
  });
}

const LEAST_LOGO = { wide: 0.75, tall: 0.6, card: 0.6 } as const;
const LEAST_LETTERING = 0.6;
const LEAST_NAME = 26;

/** An over-full block gives up, in this order: logo, name (twice as fast as the rows), rows, unbroken rows, the ends of rows. */
function fitBlock(block: HTMLElement, spec: BusinessBlockSpec, content: PosterContent): void {
  const name = block.querySelector<HTMLElement>('[data-part="name"]');
  const who = name?.parentElement;
  if (!name || !who) return;
  const logo = block.querySelector<HTMLElement>('[data-part="logo"] img');
  const rows = Array.from(block.querySelectorAll<HTMLElement>('[data-part="row"]'));
  const size = rowSize(spec, content);
  const setRows = (share: number) => rows.forEach((row) => (row.style.fontSize = `${size * share}px`));

  delete block.dataset.loose;
  rows.forEach((row) => row.querySelectorAll<HTMLElement>('[data-full]').forEach(restoreText));
  setRows(1);
  if (logo) logo.style.maxHeight = `${logoHeight(spec)}px`;
  fitText(name, nameFit(spec, content));

  const isTooWide = () => block.scrollWidth > block.clientWidth + 1;
  // Boxes, not scrollHeight: Mukta's ascent and descent pass the line box and would read as overflow.
  const isTooHigh = () => who.offsetTop < -1 || who.offsetTop + who.offsetHeight > block.clientHeight + 1;
  const isOver = () => isTooHigh() || isTooWide();

  if (logo) {
    shrink(LEAST_LOGO[spec.kind], 0.05, spec.kind === 'wide' ? isTooWide : isOver, (share) => {
      logo.style.maxHeight = `${logoHeight(spec) * share}px`;
    });
  }
  const nameSize = Number.parseFloat(name.style.fontSize);
  shrink(LEAST_LETTERING, 0.02, isOver, (share) => {
    if (isTooHigh()) name.style.fontSize = `${Math.max(LEAST_NAME, nameSize * (2 * share - 1))}px`;
    setRows(share);
  });
  if (!isOver()) return;
  block.dataset.loose = '';
  const texts = Array.from(block.querySelectorAll<HTMLElement>('[data-part="row"] [data-full]'));
  texts.sort((a, b) => b.offsetHeight - a.offsetHeight);
  for (const text of [...texts, name]) if (isOver()) cut(text, () => !isOver());
}

/** Height the logo picture may have; the plate's padding of 12 px a side is taken off. */
export function logoHeight({ logo, plate }: BusinessBlockSpec): number {
  return logo.maxHeight - (plate === undefined ? 0 : 24);
}

/** Takes away step by step, at most down to the share `least`, while it is needed. */
function shrink(least: number, step: number, isNeeded: () => boolean, take: (share: number) => void): void {
  for (let share = 1 - step; share >= least && isNeeded(); share -= step) take(share);
}
