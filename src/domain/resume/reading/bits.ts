import { hasBullet } from '../bullets';
import { bareText } from './forms';
import { isWrapped, type Line } from './lines';

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
