import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import type { BuiltSite, Finding } from './builtSite';

/** The language of the oldest browsers that the README names; packages come into the build as they are. */
const ECMA_VERSION = 2022;

/** Scripts in a language that those browsers don't read. */
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
