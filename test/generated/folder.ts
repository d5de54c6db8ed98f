import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents of files by their name in a folder. */
export type Files = ReadonlyMap<string, string>;

/** What is wrong with one file of the folder. */
export interface Difference {
  readonly file: string;
  /** Differs from what it is made of; is not there; is made of nothing. */
  readonly fault: 'stale' | 'missing' | 'orphaned';
}

/** Compares a folder with the files that should be in it, and changes nothing. Folders inside it don't count. */
export function differences(folder: string, files: Files): Difference[] {
  const present = filesIn(folder);
  const wrong = [...files].flatMap(([file, wanted]): Difference[] => {
    if (!present.includes(file)) return [{ file, fault: 'missing' }];
    return readFileSync(join(folder, file), 'utf8') === wanted ? [] : [{ file, fault: 'stale' }];
  });
  const orphans = present.filter((file) => !files.has(file));
  return [...wrong, ...orphans.map((file): Difference => ({ file, fault: 'orphaned' }))];
}

function filesIn(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

/** Makes a folder hold the files and no others. */
export function writeAll(folder: string, files: Files): Difference[] {
  const changes = differences(folder, files);
  mkdirSync(folder, { recursive: true });
  for (const { file, fault } of changes) {
    const path = join(folder, file);
    if (fault === 'orphaned') rmSync(path);
    else writeFileSync(path, files.get(file) ?? '');
  }
  return changes;
}
