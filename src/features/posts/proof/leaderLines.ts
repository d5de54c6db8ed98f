import { LETTERING, type PartBox } from './parts';

/** A leader line from a part of the poster to its numeral beside the sheet, in px of the poster. */
export interface Leader {
  readonly numeral: number;
  /** Path outside the poster, in the colours of the page. */
  readonly outside: string;
  /** Path on the poster, in the poster's ink; absent for lettering, which gets a bracket outside. */
  readonly inside?: string;
  readonly dot?: Point;
  /** Centre of the numeral. */
  readonly label: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a line extends outside the poster, and the distance of its numeral. */
const LINE_LENGTH = 30;
const LABEL_DISTANCE = 56;
/** Gap between a part and its dot, and minimum distance between two numerals on one side. */
const GAP = 10;
const MIN_SPACING = 62;
/** Distance of a bracket from the poster, and the length of its arms. */
const BRACKET_GAP = 4;
const BRACKET_ARM = 10;

/**
 * Leaders for a business block at the foot, and brackets for the lettering above it. The logo's line goes to the left;
 * those of the name and the second column go to the right. Those of the first column go down: the last row's straight, the
 * others' to the left of the column, because the last may reach below the second one.
 */
export function leadersOf(
  parts: readonly PartBox[],
  { width, height }: { width: number; height: number },
): Leader[] {
  const rows = parts.filter(({ kind }) => kind === 'row');
  const columnStart = Math.min(...rows.map(({ left }) => left));
  const isFirstColumn = (part: PartBox) => part.kind === 'row' && part.left - columnStart < MIN_SPACING;
  const first = rows.filter(isFirstColumn).sort((a, b) => a.top - b.top);
  const right = spread(
    parts.filter((part) => part.kind === 'name' || (part.kind === 'row' && !isFirstColumn(part))),
    height,
  );
  return [
    ...LETTERING.flatMap((lettering) => bracket(parts.filter(({ kind }) => kind === lettering))),
    ...parts.filter(({ kind }) => kind === 'logo').map(toTheLeft),
    ...right.map(({ part, y }) => toTheRight(part, y, width)),
    ...first.map((part, index) =>
      index === first.length - 1 ? fromBelow(part, height) : beside(part, height),
    ),
  ];
}

const middle = ({ top, bottom }: PartBox) => (top + bottom) / 2;

/** Assigns a y position to the numeral of every part on the right: at least MIN_SPACING apart, and all on the sheet. */
function spread(parts: readonly PartBox[], height: number): { part: PartBox; y: number }[] {
  const sorted = [...parts].sort((a, b) => middle(a) - middle(b) || b.right - a.right);
  let next = Math.min(...sorted.map(middle), height - MIN_SPACING * (sorted.length - 1) - LINE_LENGTH);
  return sorted.map((part) => {
    const y = Math.max(middle(part), next);
    next = y + MIN_SPACING;
    return { part, y };
  });
}

/** One bracket around all lines of a part. */
function bracket(lines: readonly PartBox[]): Leader[] {
  const [line] = lines;
  if (!line) return [];
  const top = Math.min(...lines.map((each) => each.top));
  const bottom = Math.max(...lines.map((each) => each.bottom));
  const y = (top + bottom) / 2;
  const outside = `M${-BRACKET_GAP} ${top}H${-BRACKET_GAP - BRACKET_ARM}V${bottom}H${-BRACKET_GAP}M${-BRACKET_GAP - BRACKET_ARM} ${y}H${-LINE_LENGTH}`;
  return [{ numeral: line.numeral, outside, label: { x: -LABEL_DISTANCE, y } }];
}

function toTheLeft(part: PartBox): Leader {
  const y = middle(part);
  const dot = { x: part.left - GAP, y };
  return {
    numeral: part.numeral,
    outside: `M${-LINE_LENGTH} ${y}H0`,
    inside: `M0 ${y}H${dot.x}`,
    dot,
    label: { x: -LABEL_DISTANCE, y },
  };
}

function toTheRight(part: PartBox, y: number, width: number): Leader {
  const dot = { x: part.right + GAP, y: middle(part) };
  const bend = (width + dot.x) / 2;
  return {
    numeral: part.numeral,
    outside: `M${width + LINE_LENGTH} ${y}H${width}`,
    inside: `M${width} ${y}C${bend} ${y} ${bend} ${dot.y} ${dot.x} ${dot.y}`,
    dot,
    label: { x: width + LABEL_DISTANCE, y },
  };
}

function fromBelow(part: PartBox, height: number): Leader {
  const x = part.left + (part.right - part.left) * 0.4;
  const dot = { x, y: part.bottom + GAP / 2 };
  return {
    numeral: part.numeral,
    outside: `M${x} ${height + LINE_LENGTH}V${height}`,
    inside: `M${x} ${height}V${dot.y}`,
    dot,
    label: { x, y: height + LABEL_DISTANCE },
  };
}

function beside(part: PartBox, height: number): Leader {
  const dot = { x: part.left - GAP, y: middle(part) };
  const x = dot.x - GAP;
  return {
    numeral: part.numeral,
    outside: `M${x} ${height + LINE_LENGTH}V${height}`,
    inside: `M${x} ${height}V${dot.y + GAP}Q${x} ${dot.y} ${dot.x} ${dot.y}`,
    dot,
    label: { x, y: height + LABEL_DISTANCE },
  };
}
