import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextRun } from '../../src/domain/resume/reading/textRun';

const FOLDER = path.join(process.cwd(), 'test/foreign/words');

/** The file with the texts of a printed layout and where they stand. */
export const wordsFile = (name: string): string => path.join(FOLDER, `${name}.tsv`);

const rounded = (points: number): number => Math.round(points * 10) / 10;

/** One run a line, so that changes can be read. */
export const wordsTable = (runs: readonly TextRun[]): string =>
  runs
    .map(({ text, page, x, y, width, size, font }) =>
      [text, page, ...[x, y, width, size].map(rounded), font.replace(/^[A-Z]{6}\+/, '')].join('\t'),
    )
    .join('\n')
    .concat('\n');

export function storedWords(name: string): TextRun[] {
  const lines = readFileSync(wordsFile(name), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [text = '', ...cells] = line.split('\t');
    const font = cells.pop() ?? '';
    const [page = 0, x = 0, y = 0, width = 0, size = 0] = cells.map(Number);
    return { text, page, x, y, width, size, font };
  });
}
