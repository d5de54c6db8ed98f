import { withoutBullet } from '../bullets';
import { bitsOf } from './bits';
import { bareText, formParts } from './forms';
import type { Line } from './lines';
import { placed, type Piece } from './pieces';

/** Where the name of a certificate ends, most certain first. */
const ENDS_OF_NAME = [
  /^(.+?:)(\s+.+)$/,
  /^(.+?)(\s+[–—-]\s+.+)$/,
  /^(.+?)(\s*[|(]\s*.+)$/,
  /^(.+?)(,\s+.+)$/,
];

const splitName = (text: string): readonly string[] => {
  const found = ENDS_OF_NAME.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return found ? [found[1] ?? '', found[2] ?? ''] : [text];
};

/** Whether a text is nothing but a date, as in a column in front of the names. */
const isDate = (text: string): boolean => formParts(text).every(([, form]) => form === 'date');

/** One certificate per line, or a bold name followed by its description. */
export function readCertificates(lines: readonly Line[]): Piece[] {
  const bits = bitsOf(lines, []);
  const hasBold = bits.some(({ isBold }) => isBold) && bits.some(({ isBold }) => !isBold);
  const hasBullets = bits.some(({ isPoint }) => isPoint);
  let id = 0;
  let isDated = false;
  let field: 'name' | 'description' = 'name';
  const piece = (text: string, to: 'name' | 'description'): Piece => {
    field = to === 'name' && !/[,:–—-]$/u.test(text.trim()) ? 'name' : 'description';
    const value =
      to === 'name'
        ? bareText(text)
        : withoutBullet(text)
            .replace(/^[\s,:|–—-]+/u, '')
            .replace(/^\(([^()]*)\)$/, '$1');
    return placed({ text: text.trim(), value }, { part: 'certificates', id, field: to });
  };
  return bits.flatMap((bit, index): Piece[] => {
    if (bit.value === '') return [placed(bit)];
    const isNamed = isDated;
    isDated = bit.startsLine && isDate(bit.value) && bits[index + 1]?.startsLine === false;
    if (isDated) {
      id += 1;
      return [piece(bit.text, 'description')];
    }
    if (isNamed) return [piece(bit.text, 'name')];
    const goesOn = bit.goesOn && (hasBullets ? !bit.isPoint : /^[\p{Ll}\d(]/u.test(bit.text));
    const isAbout = hasBold ? !bit.isBold : !bit.startsLine;
    if (id > 0 && isAbout) return [piece(bit.text, 'description')];
    if (id > 0 && (goesOn || (hasBold && bit.goesOn && field === 'name'))) return [piece(bit.text, field)];
    id += 1;
    const [name = '', description = ''] = hasBold ? [bit.text] : splitName(bit.text);
    return [piece(name, 'name'), ...(description === '' ? [] : [piece(description, 'description')])];
  });
}
