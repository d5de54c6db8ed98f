import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tableRows } from '../documents/tables';
import type { TextEdit } from './copy';

/** A fault that a test has to catch. */
export interface Fault {
  /** What a visitor or a developer would see. */
  readonly name: string;
  readonly edit: TextEdit;
  /** The check that has to fail; see README.md. */
  readonly caughtBy: string;
}

/** The faults in the table of README.md. */
export function readFaults(): readonly Fault[] {
  const rows = tableRows(readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8'));
  return rows.map((row) => {
    const [name = '', file = '', find = '', replace = '', caughtBy = ''] = row.map(withoutBackticks);
    return { name, edit: { file, find, replace }, caughtBy };
  });
}

const withoutBackticks = (cell: string): string => /^``? ?(.*?) ?``?$/.exec(cell)?.[1] ?? cell;
