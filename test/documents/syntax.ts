import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import type { BuiltSite, Finding } from './builtSite';

/** The language version of the oldest browsers in the README. Packages are not transpiled. */
const ECMA_VERSION = 2022;

/** Scripts with syntax that those browsers don't support. */
export function tooNew({ folder, files }: BuiltSite): readonly Finding[] {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return scripts.flatMap((file) => {
    try {
      parse(readFileSync(path.join(folder, file), 'utf8'), {
        ecmaVersion: ECMA_VERSION,
        sourceType: 'script',
      });
      return [];
    } catch (error) {
      return [`${file} is no ES${ECMA_VERSION}: ${String(error)}`];
    }
  });
}
