import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit } from './copy';

/** A change that is easy according to the README's "Where does X go?". */
interface Row {
  /** Its description in the README. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The checks that have to pass afterwards, in the format of a fault's `caughtBy`. */
  readonly checks: readonly string[];
}

const ROW = /^(?<name>.+)\n\n(?<checks>.+)\n\n```diff\n(?<diff>[^]+?)\n```/;

/** The changes of rows.md. */
export function readRows(): readonly Row[] {
  const markdown = readFileSync(path.join(import.meta.dirname, 'rows.md'), 'utf8');
  return markdown.split('\n## ').flatMap((section) => {
    const { name, checks = '', diff = '' } = ROW.exec(section)?.groups ?? {};
    const edits = diff
      .split(/^\+\+\+ /m)
      .slice(1)
      .flatMap(editsOf);
    return name ? [{ name, edits, checks: checks.slice(1, -1).split('`, `') }] : [];
  });
}

/** @param part of a diff: a file's name, and below it the lines of each place, or the folder that it is a copy of */
function editsOf(part: string): readonly Edit[] {
  const [title = '', ...lines] = part.trimEnd().split('\n');
  const [file = '', folder] = title.split(': a copy of ');
  if (folder) return [{ folder, copyTo: file }];
  const without = (sign: '+' | '-', place: string) =>
    place.split('\n').flatMap((line) => (line.startsWith(sign) ? [] : line.slice(1)));
  return lines
    .join('\n')
    .split('\n@@\n')
    .map((place) => ({
      file,
      find: without('+', place).join('\n'),
      replace: without('-', place).join('\n'),
    }));
}
