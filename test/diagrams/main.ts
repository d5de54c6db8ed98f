/**
 * `npm run diagrams` draws the machines into machines/diagrams; `npm run diagrams -- --check` changes nothing and fails
 * with the name of each file that no longer shows its machine.
 */
import { fileURLToPath } from 'node:url';
import { differences, drawAll, writeAll } from './files';

const FOLDER = fileURLToPath(new URL('../../machines/diagrams', import.meta.url));

const drawings = drawAll();
if (process.argv.includes('--check')) {
  const wrong = differences(FOLDER, drawings);
  for (const { file, fault } of wrong) console.error(`machines/diagrams/${file} is ${fault}.`);
  if (wrong.length > 0) {
    console.error('Run "npm run diagrams" and look at what changed.');
    process.exitCode = 1;
  } else console.log(`${drawings.size} drawings show the machines as they are.`);
} else {
  const changed = writeAll(FOLDER, drawings);
  for (const { file, fault } of changed) console.log(`machines/diagrams/${file} was ${fault}.`);
  console.log(`${drawings.size} drawings, ${changed.length} changed.`);
}
