import { readFileSync } from 'node:fs';
import { readFaults } from './faults';

it.each(readFaults())('$name: the text to replace stands once in its file', ({ edit: { file, find } }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
