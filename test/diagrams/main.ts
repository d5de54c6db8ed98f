/**
 * `npm run diagrams` draws the machines into machines/diagrams; `npm run diagrams -- --check` changes nothing and fails
 * with the name of each file that no longer shows its machine.
 */
import { makeFiles } from '../generated/command';
import { drawAll } from './files';

makeFiles('diagrams', new Map([['machines/diagrams', drawAll()]]));
