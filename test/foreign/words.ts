import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextRun } from '../../src/domain/resume/reading/textRun';

type Row = readonly [
  text: string,
  page: number,
  x: number,
  y: number,
  width: number,
  size: number,
  font: string,
];

const FOLDER = path.join(process.cwd(), 'test/foreign/words');

/** The file with the texts of a printed layout and where they stand. */
export const wordsFile = (name: string): string => path.join(FOLDER, `${name}.json`);

const rounded = (points: number): number => Math.round(points * 10) / 10;

/** One run a line, so that changes can be read. */
export function wordsJson(runs: readonly TextRun[]): string {
  const rows = runs.map(({ text, page, x, y, width, size, font }): Row => [
    text,
    page,
    rounded(x),
    rounded(y),
    rounded(width),
    rounded(size),
    font.replace(/^[A-Z]{6}\+/, ''),
  ]);
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

export function storedWords(name: string): TextRun[] {
  const rows = JSON.parse(readFileSync(wordsFile(name), 'utf8')) as readonly Row[];
  return rows.map(([text, page, x, y, width, size, font]) => ({ text, page, x, y, width, size, font }));
}
