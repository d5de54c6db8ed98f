import { formParts } from './forms';
import { EDGE_SHIFT, type Cell, type Line } from './lines';
import { isTableHead } from './tables';
import { labelled } from './vocabulary';

/** Where a text stands. */
type Standing = Pick<Cell, 'x' | 'isApart'>;

/** Where the texts beside a margin of dates begin; undefined if most lines have nothing there, so that there is no margin. */
export function textEdge<Text extends Standing>(
  rows: readonly (readonly Text[])[],
  isDate: (text: Text) => boolean,
): number | undefined {
  const isDated = ([first]: readonly Text[]): boolean => first !== undefined && isDate(first);
  const besides = rows.filter(isDated).map((row) => row.find((text) => !isDate(text)));
  const edge = Math.min(...besides.flatMap((text) => (text?.isApart ? [text.x] : [])));
  const others = rows.filter((row) => !isDated(row));
  const beside = others.filter((row) => row.some(({ x }) => x > edge - EDGE_SHIFT));
  return edge < Infinity && beside.length * 2 >= others.length ? edge : undefined;
}

const isDate = ({ text }: Cell): boolean => formParts(text).some(([, form]) => form === 'date');
/** Whether a text continues below. */
const isOpen = ({ text }: Cell): boolean => /(?:[–—-]|\bto|\btill)$/i.test(text);

/** The lines of a section, with all that a margin says about an entry, such as a place below the dates, on the line of its dates. */
export function withWholeMargins(lines: readonly Line[]): Line[] {
  const edge = textEdge(
    lines.map(({ cells }) => cells),
    isDate,
  );
  if (edge === undefined || lines.some(({ cells }) => isTableHead(cells))) return [...lines];
  const whole: Line[] = [];
  let dated = -1;
  for (const line of lines) {
    const [first, next, ...others] = line.cells;
    const isMargin = next?.isApart === true && first.right < edge && next.x > edge - EDGE_SHIFT;
    const opening = whole[dated];
    const isMore = opening && (isDate(first) ? isOpen(opening.cells[0]) : labelled(first.text) === undefined);
    if (isMargin && isMore) {
      const [date, ...beside] = opening.cells;
      whole[dated] = {
        ...opening,
        cells: isDate(first)
          ? [{ ...date, text: `${date.text} ${first.text}` }, ...beside]
          : [date, ...beside, { ...first, isApart: true }],
      };
      whole.push({ ...line, cells: [next, ...others] });
    } else {
      whole.push(line);
      if (isMargin) dated = whole.length - 1;
    }
  }
  return whole;
}
