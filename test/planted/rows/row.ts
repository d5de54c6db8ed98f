import type { Edit, TextEdit } from '../copy';

/** A change that is easy according to the README's "Where does X go?". */
export interface Row {
  /** Its description in the README. */
  readonly name: string;
  /** Edits in the files that the README names, and in those that the compiler or a test requires. */
  readonly edits: readonly Edit[];
  /** The checks that have to pass afterwards, in the format of a fault's `caughtBy`. */
  readonly checks: readonly string[];
}

export const edit = (file: string, find: string, replace: string): TextEdit => ({ file, find, replace });

/** Everything but the build and the browser. */
export const ALL_UNITS = ['types', 'lint', 'boundaries', 'jest'];

/** The file of values that the specification fixes. */
export const SPECIFIED = 'test/specification/values.test.ts';

/** Adds a page's rewrite to the hosting rules. */
export const addRewrite = (path: string): TextEdit =>
  edit(
    'firebase.json',
    '        "regex": "(?i)^/website/?$",',
    `        "regex": "(?i)^/${path}/?$",
        "destination": "/${path}.html"
      },
      {
        "regex": "(?i)^/website/?$",`,
  );
