import { differences, writeAll, type Files } from './folder';

/**
 * The whole of an npm script that makes committed files: it writes them into their folders, or with `--check` changes nothing and
 * fails with the name of each file that is not what the script would write.
 */
export function makeFiles(script: string, folders: ReadonlyMap<string, Files>): void {
  const isCheck = process.argv.includes('--check');
  const compare = isCheck ? differences : writeAll;
  const wrong = [...folders].flatMap(([folder, files]) =>
    compare(folder, files).map(({ file, fault }) => ({ path: `${folder}/${file}`, fault })),
  );
  const count = [...folders.values()].reduce((sum, { size }) => sum + size, 0);
  if (!isCheck) {
    for (const { path, fault } of wrong) console.log(`${path} was ${fault}.`);
    console.log(`${count} files, ${wrong.length} changed.`);
  } else if (wrong.length === 0) console.log(`${count} files are as "npm run ${script}" makes them.`);
  else {
    for (const { path, fault } of wrong) console.error(`${path} is ${fault}.`);
    console.error(`Run "npm run ${script}" and look at what changed.`);
    process.exitCode = 1;
  }
}
