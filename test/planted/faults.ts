import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextEdit } from './copy';

/** A fault that a test has to catch. */
export interface Fault {
  /** What a visitor or a developer would see. */
  readonly name: string;
  readonly edit: TextEdit;
  /** What has to fail, as the README beside this file explains. */
  readonly caughtBy: string;
}

/** A cell between two bars; a bar inside a cell has a backslash before it. */
const CELL = /(?<=\| )(?:\\\||[^|])*(?= \|)/g;

/** The faults in the table of the README beside this file. */
export function readFaults(): readonly Fault[] {
  const lines = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
  return rows.map((row) => {
    const [name = '', file = '', find = '', replace = '', caughtBy = ''] = (row.match(CELL) ?? []).map(text);
    return { name, edit: { file, find, replace }, caughtBy };
  });
}

/** What a cell says, without the backquotes of code. */
function text(cell: string): string {
  const bare = cell.trim().replaceAll('\\|', '|');
  return /^``? ?(.*?) ?``?$/.exec(bare)?.[1] ?? bare;
}
