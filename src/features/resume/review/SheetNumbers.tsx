import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { grouped } from '../../../domain/grouped';
import type { SheetPart } from './readSheets';
import styles from './SheetNumbers.module.css';

/** px from the text to the centre of its number, and the number's radius, on a sheet of USUAL_WIDTH px. */
const DISTANCE = 18;
const RADIUS = 11;
const USUAL_WIDTH = 640;
/** Numbers shrink with a narrower sheet down to this scale, the smallest that is legible. */
const MIN_SCALE = 0.7;
/** How far a path to another column swings out before it arrives, and how far it rises before it leaves, in px. */
const SWING = 64;
const RISE = 34;
/** Numbers whose distance is less than this, in px, are in one column. */
const SAME_COLUMN = 12;

interface NumberedSheet {
  readonly sheet: Element;
  readonly parts: readonly (readonly [number, SheetPart])[];
}

/** Groups the parts by sheet, each with its number, counted from 1. */
function bySheet(parts: readonly SheetPart[]): NumberedSheet[] {
  const numbered = parts.map((part, index) => [index + 1, part] as const);
  const sheets = grouped(numbered, ([, { anchor }]) => anchor.closest('[data-resume-sheet]'));
  return [...sheets].flatMap(([sheet, own]) => (sheet ? [{ sheet, parts: own }] : []));
}

/** The box of the first line of an element's text. */
function firstLine(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [line] = range.getClientRects();
  return line ?? element.getBoundingClientRect();
}

interface Drawn<Parts> {
  readonly parts: Parts;
  /** New whenever the sheets are redrawn. */
  readonly version: unknown;
}

function measureMarks(layer: Element, sheet: Element, parts: NumberedSheet['parts']) {
  const origin = layer.getBoundingClientRect();
  const scale = Math.min(1, Math.max(MIN_SCALE, sheet.getBoundingClientRect().width / USUAL_WIDTH));
  const marks = parts.map(([number, part]) => {
    const line = firstLine(part.anchor);
    return {
      number,
      isStray: part.strayFrom !== undefined,
      x: Math.round(line.left - origin.left - DISTANCE * scale),
      y: Math.round((line.top + line.bottom) / 2 - origin.top),
    };
  });
  return { marks, scale };
}

type Marks = ReturnType<typeof measureMarks>;
type NumeralMark = Marks['marks'][number];

/** The path from one number to the next: straight down within a column, a curve to another column. */
function pathBetween(from: NumeralMark, to: NumeralMark): string {
  const { x, y } = from;
  if (Math.abs(x - to.x) < SAME_COLUMN && to.y > y) return `M${x} ${y}L${to.x} ${to.y}`;
  const top = Math.min(y, to.y) - RISE;
  // Curves to the left arrive from above or from far outside, curves to the right pass over the top, clear of the text.
  if (to.x < x && to.y > y - RISE) return `M${x} ${y}C${x - SWING} ${top} ${to.x} ${top} ${to.x} ${to.y}`;
  if (to.x < x) return `M${x} ${y}C${to.x - SWING} ${y} ${to.x - SWING} ${to.y} ${to.x} ${to.y}`;
  return `M${x} ${y}C${x + SWING} ${top} ${to.x - SWING} ${to.y} ${to.x} ${to.y}`;
}

/** The numbers of one sheet: a screen-only overlay, hidden from print and from screen readers. */
function NumeralLayer({ parts, version }: Drawn<NumberedSheet['parts']>) {
  const layer = useRef<SVGSVGElement>(null);
  const [{ marks, scale }, setMarks] = useState<Marks>({ marks: [], scale: 1 });
  useLayoutEffect(() => {
    const svg = layer.current;
    const sheet = svg?.closest('[data-resume-sheet]');
    if (!svg || !sheet) return undefined;
    const measure = () => setMarks(measureMarks(svg, sheet, parts));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [parts, version]);
  const paths = marks.slice(1).map((mark, index) => pathBetween(marks[index] ?? mark, mark));
  return (
    <svg ref={layer} className={styles.layer} aria-hidden="true" data-print-skip>
      <path className={styles.path} d={paths.join('')} />
      {marks.map(({ number, isStray, x, y }) => (
        <g
          key={number}
          className={isStray ? styles.stray : styles.numeral}
          transform={`translate(${x} ${y}) scale(${scale})`}
        >
          <circle r={RADIUS} />
          <text dy="0.36em">{number}</text>
        </g>
      ))}
    </svg>
  );
}

/** Draws the reading order on the sheets. */
export function SheetNumbers({ parts, version }: Drawn<readonly SheetPart[]>) {
  return bySheet(parts).map(({ sheet, parts: numbered }) =>
    createPortal(
      <NumeralLayer parts={numbered} version={version} />,
      sheet,
      sheet.getAttribute('data-resume-sheet') ?? undefined,
    ),
  );
}
