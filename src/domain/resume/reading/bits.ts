import { inRuns } from '../../grouped';
import { hasBullet } from '../bullets';
import { bareText } from './forms';
import { EDGE_SHIFT, isWrapped, type Cell, type Line } from './lines';

/** A part of a line, up to a wide gap, a change of weight or a separator. */
export interface Bit {
  readonly text: string;
  readonly value: string;
  readonly isBold: boolean;
  readonly startsLine: boolean;
  /** Continues the line above, which had no room left. */
  readonly goesOn: boolean;
  readonly isPoint: boolean;
}

/** Separators of list items; a comma counts only outside brackets, which are short. */
export const BARS = /(?=\s*[|•·▪;]\s)|(?=\s{2,})|(?=\.\s+\p{Lu}[^.:]{1,30}:\s)/u;
export const COMMAS = /(?=,\s(?![^()]{0,200}\)))/;

export function bitsOf(lines: readonly Line[], separators: readonly RegExp[]): Bit[] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const isPoint = hasBullet(line.cells[0].text);
    const goesOn = !isPoint && above !== undefined && isWrapped(above, line);
    return line.cells.flatMap((cell, at) => {
      const texts = separators.reduce<readonly string[]>(
        (all, separator) => all.flatMap((text) => text.split(separator)),
        [cell.text],
      );
      return texts
        .filter((text) => text.trim() !== '')
        .map((text, part): Bit => ({
          text: text.trim(),
          value: bareText(text),
          isBold: cell.isBold,
          startsLine: at === 0 && part === 0,
          goesOn: goesOn && at === 0 && part === 0,
          isPoint: isPoint && at === 0 && part === 0,
        }));
    });
  });
}

/** Whether another line has something at the same right edge, farther from its name: then it is in a column, not right behind. */
const isInColumn = (name: Cell, beside: Cell, other: Line | undefined): boolean =>
  other?.cells.some(
    ({ right }, at) =>
      Math.abs(right - beside.right) < EDGE_SHIFT &&
      Math.abs((other.cells[at - 1]?.right ?? name.right) - name.right) > EDGE_SHIFT,
  ) === true;

/** The cell of the line above that a cell continues, because what is beside left it no room: "Payments (UPI and  5/9", "cards)". */
const nameAbove = (cell: Cell, line: Line, { cells, ...above }: Line, others: (Line | undefined)[]): number =>
  cells.findIndex((name, at) => {
    const beside = cells[at + 1];
    return (
      Math.abs(name.x - cell.x) < EDGE_SHIFT &&
      beside?.isApart === true &&
      others.some((other) => isInColumn(name, beside, other)) &&
      isWrapped({ ...above, cells: [name], columnRight: beside.x }, { ...line, cells: [cell] })
    );
  });

/** The lines of a list, column by column where names stand side by side, each above what belongs to it. */
export function inColumns(lines: readonly Line[], isName: (cell: Cell) => boolean): Line[] {
  const areNames = ({ cells: [first, ...others] }: Line): boolean =>
    isName(first) && others.length > 0 && others.every((cell) => cell.isApart && isName(cell));
  const isBelow = (cell: Cell, name: Cell): boolean => Math.abs(cell.x - name.x) < EDGE_SHIFT;
  const groups = inRuns(
    lines,
    ({ cells }, [names]) =>
      areNames(names) &&
      cells.every((cell) => !isName(cell) && names.cells.some((name) => isBelow(cell, name))),
  );
  return groups.flatMap((group) => {
    if (group.length === 1) return group;
    return group[0].cells.flatMap((name) =>
      group.flatMap(({ cells, ...line }) =>
        cells.filter((cell) => isBelow(cell, name)).map((cell): Line => ({ ...line, cells: [cell] })),
      ),
    );
  });
}

/** The lines of a list in which something stands beside each name; a name that takes two lines becomes one of them. */
export function withWholeNames(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = whole.at(-1);
    const others = [lines[index - 2], lines[index + 1]];
    const names = above ? line.cells.map((cell) => nameAbove(cell, line, above, others)) : [];
    if (above && !names.includes(-1)) {
      const completed = (name: Cell, at: number): Cell => {
        const more = line.cells[names.indexOf(at)];
        return more ? { ...name, text: `${name.text} ${more.text}`, right: more.right } : name;
      };
      const [first, ...rest] = above.cells;
      const cells = [completed(first, 0), ...rest.map((cell, at) => completed(cell, at + 1))] as const;
      whole[whole.length - 1] = { ...above, y: line.y, cells };
    } else whole.push(line);
  }
  return whole;
}
