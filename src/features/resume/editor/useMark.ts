import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { EditedPlace } from '../../../domain/resume/places';

/** Minimum gap between the mark and the edge of the viewport, in CSS px. */
const EDGE = 24;

/** Selector for a place in the head of a sheet, which has no rows. */
function headOf(place: EditedPlace): string | undefined {
  if (place.part === 'selectedPhoto') return 'img';
  if (place.part !== 'personalInfo' || place.field === 'description') return undefined;
  return ['fullName', 'title'].includes(place.field) ? 'header' : 'address';
}

/** The elements of a page that show a place. */
function elementsOf(page: Element, place: EditedPlace, rowIds: readonly string[]): Element[] {
  const head = headOf(place);
  if (head !== undefined) return [...page.querySelectorAll(head)];
  const wanted = new Set(rowIds);
  const rows = page.querySelectorAll<HTMLElement>('[data-row]');
  return [...rows].filter(({ dataset }) => wanted.has(dataset.row ?? ''));
}

/** Moves the mark beside the elements. Relative units keep it there when the window is resized. */
function moveBeside(mark: HTMLElement, page: Element, elements: readonly Element[]): void {
  const frame = page.getBoundingClientRect();
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
  mark.hidden = boxes.length === 0;
  if (mark.hidden) return;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const left = Math.min(...boxes.map((box) => box.left));
  const percent = (length: number, whole: number) => `${(length / whole) * 100}%`;
  mark.style.top = percent(top - frame.top, frame.height);
  mark.style.height = percent(bottom - top, frame.height);
  mark.style.left = percent(left - frame.left, frame.width);
}

/** Shifts a sticky preview up if it is taller than the viewport and the mark would be below the fold. */
function keepInView(mark: HTMLElement): void {
  const tray = mark.closest('aside');
  if (!tray) return;
  const px = (length: string) => Number.parseFloat(length) || 0;
  const top = px(getComputedStyle(tray).top) - px(tray.style.getPropertyValue('--shift'));
  const below = mark.getBoundingClientRect().bottom - tray.getBoundingClientRect().top;
  const shift = mark.hidden ? 0 : Math.min(0, window.innerHeight - EDGE - top - below);
  tray.style.setProperty('--shift', `${Math.round(shift)}px`);
}

/**
 * Marks what is being edited on a page, without moving anything on it.
 * @param rowIds the rows that show the place
 */
export function useMark(
  place: EditedPlace | null,
  rowIds: readonly string[],
  shownPage: number,
): { page: RefObject<HTMLDivElement | null>; mark: RefObject<HTMLDivElement | null> } {
  const page = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  // After every render: typing anywhere above moves the rows.
  useLayoutEffect(() => {
    if (!page.current || !mark.current) return;
    moveBeside(mark.current, page.current, place ? elementsOf(page.current, place, rowIds) : []);
    keepInView(mark.current);
  });
  // On phones the preview is not sticky, so scroll the window instead, but only once, so as not to fight the visitor.
  useEffect(() => {
    const isAlone =
      mark.current && getComputedStyle(mark.current.closest('aside') ?? mark.current).position === 'static';
    if (mark.current?.hidden === false && isAlone) mark.current.scrollIntoView({ block: 'nearest' });
  }, [place, shownPage]);
  return { page, mark };
}
