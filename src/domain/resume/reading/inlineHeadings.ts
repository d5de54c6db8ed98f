import { hasNumber } from './forms';
import { isSectionName } from './headings';
import type { Line } from './lines';
import { labelOf } from './vocabulary';

/** A gap, in font sizes, that is wider than any within a section. */
const SECTION_GAP = 2;

const isBelowGap = ({ page, y, cells: [{ size }] }: Line, above: Line | undefined): boolean =>
  above?.page === page && above.y - y >= SECTION_GAP * size;

/** A heading and the rest of its line, but not "Skills: -"; spaces are never matched again, which would take quadratic time. */
export const LABELLED = /^([^:]+:-?)\s+(?=\S)(?![^\p{L}\p{N}]*$)(.+)$/su;

/** "1. Name : Asha" begins a form that numbers its lines, and so its sections. */
const isNamed = ({ cells: [{ text }] }: Line): boolean => hasNumber(text) && labelOf(text) === 'name';

/** Splits "Skills: Git, SQL" into a heading and the rest of its line, below a gap or another such line. */
export function withHeadingsApart(lines: readonly Line[]): Line[] {
  let isSplit = false;
  const isForm = lines.some(isNamed);
  return lines.map((line, index) => {
    const [{ text, ...cell }, ...others] = line.cells;
    if (labelOf(text) === 'detail') return line;
    const [, heading = '', rest = ''] = LABELLED.exec(text) ?? [];
    isSplit =
      isSectionName(heading) &&
      (isSplit || isBelowGap(line, lines[index - 1]) || (isForm && hasNumber(text)));
    const apart = { ...cell, text: rest, isApart: true };
    return isSplit ? { ...line, cells: [{ ...cell, text: heading }, apart, ...others] } : line;
  });
}
