import { bestSetting, cutToFit, lastResort, type FitRules, type Setting } from './fit';
import { letteringOf, type LetteredLine } from './lettering';
import { nameFit, rowSize, type BusinessBlockSpec, type PosterContent, type PosterLayout } from './template';

/**
 * Fits every text of a drawn poster into its slot, then the business block into its area. It works on the real layout
 * (offsets, which no CSS scale changes) and can be called again at any time: each call starts from the full text and
 * the largest sizes.
 */
export function fitPoster(poster: HTMLElement, layout: PosterLayout, content: PosterContent): void {
  if (poster.offsetWidth === 0) return; // not laid out: nothing to measure
  const lettering = letteringOf(layout, content);
  poster.querySelectorAll<HTMLElement>('[data-slot]').forEach((element, index) => {
    const line = lettering[index];
    if (!line) return;
    element.style.lineHeight = String(line.lineHeight);
    const { size } = fitText(element, line.fits, line.maxHeight);
    // Whole px: WebKit moves a baseline between two pixels to one of them on the page, and leaves it there on a canvas.
    element.style.lineHeight = `${Math.round(line.lineHeight * size)}px`;
    place(element, line);
  });
  const block = poster.querySelector<HTMLElement>('[data-block]');
  if (block) fitBlock(block, layout.business, content);
}

/** @returns how the text is set now */
function fitText(element: HTMLElement, rules: FitRules, maxHeight = Infinity): Setting {
  restoreText(element);
  const fits = (setting: Setting) => {
    apply(element, setting);
    return hasRoom(element, setting, maxHeight);
  };
  const setting = bestSetting(rules, fits) ?? lastResort(rules[0]);
  if (!fits(setting)) cut(element, () => hasRoom(element, setting, maxHeight));
  return setting;
}

/** Written each time: the same element may have stood elsewhere with the words of another language. */
function place(element: HTMLElement, { slot, middle }: LetteredLine): void {
  const top = middle === undefined ? slot.y : Math.round(middle - element.offsetHeight / 2);
  element.style.top = `${top}px`;
}

function apply(element: HTMLElement, { size, lines, breaksWords }: Setting): void {
  element.style.fontSize = `${size}px`;
  element.style.overflowWrap = breaksWords ? 'anywhere' : 'normal';
  element.style.whiteSpace = lines === 1 && !breaksWords ? 'pre' : 'pre-line';
}

function hasRoom(element: HTMLElement, { lines }: Setting, maxHeight: number): boolean {
  const style = getComputedStyle(element);
  const [lineHeight, above, below] = [style.lineHeight, style.paddingTop, style.paddingBottom].map(
    Number.parseFloat,
  );
  const height = element.clientHeight - (above ?? 0) - (below ?? 0);
  return (
    element.scrollWidth <= element.clientWidth + 1 &&
    height <= Math.min((lineHeight ?? 0) * lines, maxHeight) + 2
  );
}

/** The full text stands in `data-full`, because the element itself may hold a shortened one. */
function restoreText(element: HTMLElement): void {
  const { full } = element.dataset;
  delete element.dataset.cut;
  if (full !== undefined && element.textContent !== full) element.textContent = full;
}

/** A shortened text is marked with `data-cut`: the page says which it is. */
function cut(element: HTMLElement, fits: () => boolean): void {
  const { full = '' } = element.dataset;
  const text = cutToFit(full, (start) => {
    element.textContent = start;
    return fits();
  });
  element.textContent = text;
  if (text !== full) element.dataset.cut = '';
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
  const setRows = (share: number) =>
    rows.forEach((row) => (row.style.fontSize = `${Math.floor(size * share)}px`));

  delete block.dataset.loose;
  rows.forEach((row) => row.querySelectorAll<HTMLElement>('[data-full]').forEach(restoreText));
  setRows(1);
  if (logo) logo.style.maxHeight = `${logoHeight(logo)}px`;
  fitText(name, [nameFit(spec, content)]);

  const isTooWide = () => block.scrollWidth > block.clientWidth + 1;
  // Boxes, not scrollHeight: Mukta's ascent and descent pass the line box and would read as overflow.
  const isTooHigh = () => who.offsetTop < -1 || who.offsetTop + who.offsetHeight > block.clientHeight + 1;
  const isOver = () => isTooHigh() || isTooWide();

  if (logo) {
    shrink(LEAST_LOGO[spec.kind], 0.05, spec.kind === 'wide' ? isTooWide : isOver, (share) => {
      logo.style.maxHeight = `${logoHeight(logo) * share}px`;
    });
  }
  const nameSize = Number.parseFloat(name.style.fontSize);
  shrink(LEAST_LETTERING, 0.02, isOver, (share) => {
    if (isTooHigh())
      name.style.fontSize = `${Math.max(LEAST_NAME, Math.floor(nameSize * (2 * share - 1)))}px`;
    setRows(share);
  });
  if (!isOver()) return;
  block.dataset.loose = '';
  const texts = Array.from(block.querySelectorAll<HTMLElement>('[data-part="row"] [data-full]'));
  texts.sort((a, b) => b.offsetHeight - a.offsetHeight);
  for (const text of [...texts, name]) if (isOver()) cut(text, () => !isOver());
}

/** Height the logo picture may have: what its plate leaves, which its colours decide on. */
function logoHeight({ dataset }: HTMLElement): number {
  return Number(dataset.height);
}

/** Takes away step by step, at most down to the share `least`, while it is needed. */
function shrink(least: number, step: number, isNeeded: () => boolean, take: (share: number) => void): void {
  for (let share = 1 - step; share >= least && isNeeded(); share -= step) take(share);
}
