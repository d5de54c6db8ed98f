import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../src/app/build/filesIn';

/** All files below a folder of the project, by their paths from its root. */
export const pathsIn = (folder: string): string[] => filesIn(folder).map((file) => path.join(folder, file));

/** The modules below a folder, without their tests. */
export const sourcesIn = (folder: string): string[] =>
  pathsIn(folder).filter((file) => /(?<!\.test)\.tsx?$/.test(file));

/** All code below some folders, in one text. */
export const codeIn = (...folders: readonly string[]): string =>
  folders
    .flatMap(sourcesIn)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
