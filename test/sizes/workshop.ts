import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../src/app/build/filesIn';

/**
 * Words that no published build may contain: from the inspector at /machines, including its hooks in the store, and from the
 * styleguide. Minification keeps them.
 */
export const WORKSHOP_WORDS = [
  'empowering-innovation/machines',
  '__inspect',
  '@@jump',
  'Record a walk',
  'Every part in every state',
] as const;

/** In every path of a package on the machine that built the site. */
const BUILD_PATH = '/node_modules/';

/** The files that browsers run and search engines read; not source maps, which quote whole source files. */
const READ = /\.(js|html|css|xml|txt)$/;

/**
 * Sentences about files of a built site that contain such a word or path; none if it may be published.
 * @param folder a build without INSPECT=1
 */
export function workshopFiles(folder: string): readonly string[] {
  const files = filesIn(folder).filter((file) => READ.test(file));
  const found = files.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8');
    const words = [...WORKSHOP_WORDS, BUILD_PATH].filter((word) => code.includes(word));
    return words.map((word) => `${file} says “${word}”`);
  });
  return [...found, ...(files.includes('machines.html') ? ['machines.html is there'] : [])];
}
