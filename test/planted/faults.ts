import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextEdit } from './copy';

/** A fault that a test has to catch. */
export interface Fault {
  /** What a visitor or a developer would see. */
  readonly name: string;
  readonly edit: TextEdit;
  /** The check that has to fail; see README.md. */
  readonly caughtBy: string;
}

/** A cell between two bars; bars inside a cell are escaped with a backslash. */
const CELL = /(?<=\| )(?:\\\||[^|])*(?= \|)/g;

/** The faults in the table of README.md. */
export function readFaults(): readonly Fault[] {
  const lines = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
  return rows.map((row) => {
    const [name = '', file = '', find = '', replace = '', caughtBy = ''] = (row.match(CELL) ?? []).map(text);
    return { name, edit: { file, find, replace }, caughtBy };
  });
}

/** The text of a cell, without the backticks of code. */
function text(cell: string): string {
  const bare = cell.trim().replaceAll('\\|', '|');
  return /^``? ?(.*?) ?``?$/.exec(bare)?.[1] ?? bare;
}
