/**
 * `npm run art` makes the art of the posters, a file for each size, from its sources in `art/source`; `npm run art -- --check`
 * changes nothing and fails with the name of each file that differs from its source.
 */
import { existsSync, readdirSync } from 'node:fs';
import { makeFiles } from '../generated/command';
import { artOf } from './files';

const OCCASIONS = 'src/features/posts/occasions';

const folders = readdirSync(OCCASIONS)
  .map((flow) => `${OCCASIONS}/${flow}/art`)
  .filter((folder) => existsSync(folder));
makeFiles('art', new Map(folders.map((folder) => [folder, artOf(folder)])));
