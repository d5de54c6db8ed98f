/**
 * `npm run art` makes the art of the posters, a file for each size, from its sources in `art/source`; `npm run art -- --check`
 * changes nothing and fails with the name of each file that differs from its source.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFiles } from '../generated/command';
import type { Files } from '../generated/folder';
import { shippedFiles } from './shipped';
import { parse } from './tree';

const OCCASIONS = 'src/features/posts/occasions';

const folders = readdirSync(OCCASIONS)
  .map((flow) => `${OCCASIONS}/${flow}/art`)
  .filter((folder) => existsSync(folder));
makeFiles('art', new Map(folders.map((folder) => [folder, artOf(folder)])));

/** The files of a folder of art: `arch.svg`, `arch-portrait.svg`, `arch-status.svg` for each `source/arch.svg`. */
function artOf(folder: string): Files {
  const sources = readdirSync(join(folder, 'source')).sort();
  return new Map(sources.flatMap((file) => filesOf(join(folder, 'source', file))));
}

function filesOf(source: string): [string, string][] {
  const template = basename(source, '.svg');
  try {
    const files = shippedFiles(parse(readFileSync(source, 'utf8')));
    return Array.from(files, ([size, svg]) => [`${template}${size === 'post' ? '' : `-${size}`}.svg`, svg]);
  } catch (error) {
    throw new Error(`${source}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
