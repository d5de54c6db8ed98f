import { KeptNote } from './KeptNote';
import { KeptPanel } from './KeptPanel';

/** What keeping on this device consists of, in one chunk. */
export const keptParts = { KeptNote, KeptPanel };
