import { bestSetting, cutToFit, lastResort, type FitRules, type Setting } from './fit';
import { letteringOf, type LetteredLine } from './lettering';
import { nameFit, rowSize, type BusinessBlockSpec, type PosterContent, type PosterLayout } from './template';

/**
 * Fits every text of a rendered poster into its slot, then the business block into its area. It measures the real layout
 * with offsets, which CSS transforms do not affect. It is idempotent: each call starts from the full text and the largest
 * sizes.
 */
export function fitPoster(poster: HTMLElement, layout: PosterLayout, content: PosterContent): void {
  if (poster.offsetWidth === 0) return; // not laid out: nothing to measure
  const lettering = letteringOf(layout, content);
  poster.querySelectorAll<HTMLElement>('[data-slot]').forEach((element, index) => {
    const line = lettering[index];
    if (!line) return;
    element.style.lineHeight = String(line.lineHeight);
    const { size } = fitText(element, line.fits, line.maxHeight);
    // Whole px: WebKit snaps a fractional baseline to a pixel on the page, but not on a canvas.
    element.style.lineHeight = `${Math.round(line.lineHeight * size)}px`;
    place(element, line);
  });
  const block = poster.querySelector<HTMLElement>('[data-block]');
  if (block) fitBlock(block, layout.business, content);
}

/** Fits one text. @returns the resulting setting */
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

/** Always sets the position, because the same element may have been elsewhere with the words of another language. */
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

/** Restores the full text from `data-full`, because the element itself may hold a truncated one. */
function restoreText(element: HTMLElement): void {
  const { full } = element.dataset;
  delete element.dataset.cut;
  if (full !== undefined && element.textContent !== full) element.textContent = full;
}

/** Truncates a text and marks it with `data-cut`, so that the page can report it. */
function cut(element: HTMLElement, fits: () => boolean): void {
  const { full = '' } = element.dataset;
  const text = cutToFit(full, (start) => {
    element.textContent = start;
    return fits();
  });
  element.textContent = text;
  if (text !== full) element.dataset.cut = '';
}

const MIN_LOGO_SHARE = { wide: 0.75, tall: 0.6, card: 0.6 } as const;
const MIN_TEXT_SHARE = 0.6;
/** Below each of these shares, the rows of a wide block leave their columns; below the last, they may have two lines. */
const LINE_SHARES = [0.8, 0.7];
const MIN_NAME_SIZE = 26;

/**
 * Shrinks an overflowing block: first the logo, then name and rows (name twice as fast), then breaks rows, then truncates.
 */
function fitBlock(block: HTMLElement, spec: BusinessBlockSpec, content: PosterContent): void {
  const name = block.querySelector<HTMLElement>('[data-part="name"]');
  const who = name?.parentElement;
  if (!name || !who) return;
  const logo = block.querySelector<HTMLElement>('[data-part="logo"] img');
  const rows = Array.from(block.querySelectorAll<HTMLElement>('[data-part="row"]'));
  const size = rowSize(spec, content);
  const setRows = (share: number) =>
    rows.forEach((row) => (row.style.fontSize = `${Math.floor(size * share)}px`));

  delete block.dataset.flowing;
  delete block.dataset.loose;
  rows.forEach((row) => row.querySelectorAll<HTMLElement>('[data-full]').forEach(restoreText));
  setRows(1);
  // Less for a logo with a plate, which depends on its colours.
  const logoHeight = Number(logo?.dataset.height);
  if (logo) logo.style.maxHeight = `${logoHeight}px`;
  fitText(name, [nameFit(spec, content)]);

  const isTooWide = () => block.scrollWidth > block.clientWidth + 1;
  // Boxes rather than scrollHeight: Mukta's ascent and descent exceed the line box and would count as overflow.
  const isTooHigh = () => who.offsetTop < -1 || who.offsetTop + who.offsetHeight > block.clientHeight + 1;
  const isOver = () => isTooHigh() || isTooWide();

  if (logo) {
    shrink(MIN_LOGO_SHARE[spec.kind], 0.05, spec.kind === 'wide' ? isTooWide : isOver, (share) => {
      logo.style.maxHeight = `${logoHeight * share}px`;
    });
  }
  const nameSize = Number.parseFloat(name.style.fontSize);
  const shrinkTexts = (least: number) => {
    name.style.fontSize = `${nameSize}px`;
    setRows(1);
    shrink(least, 0.02, isOver, (share) => {
      if (isTooHigh())
        name.style.fontSize = `${Math.max(MIN_NAME_SIZE, Math.floor(nameSize * (2 * share - 1)))}px`;
      setRows(share);
    });
  };
  for (const least of LINE_SHARES)
    for (const flows of [false, true]) {
      block.toggleAttribute('data-flowing', flows);
      shrinkTexts(least);
      if (!isOver()) return;
    }
  block.dataset.loose = '';
  shrinkTexts(MIN_TEXT_SHARE);
  if (!isOver()) return;
  block.dataset.loose = 'anywhere';
  // Of texts with as many lines, the last detail is cut first, and the required number last.
  const texts = Array.from(block.querySelectorAll<HTMLElement>('[data-part="row"] [data-full]')).reverse();
  texts.sort((a, b) => b.offsetHeight - a.offsetHeight);
  for (const text of [...texts, name]) if (isOver()) cut(text, () => !isOver());
}

/** Reduces the share step by step while needed, down to `least`. */
function shrink(least: number, step: number, isNeeded: () => boolean, take: (share: number) => void): void {
  for (let share = 1 - step; share >= least && isNeeded(); share -= step) take(share);
}
