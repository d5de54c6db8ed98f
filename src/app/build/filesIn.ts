import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, by their paths from it, with `/` between folders. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
