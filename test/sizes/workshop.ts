import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Words of the code that no published build may hold: of the inspector under /machines with all that it hooks into the store, and
 * of the styleguide. They stand in it even when it is minified.
 */
export const WORKSHOP_WORDS = [
  'empowering-innovation/machines',
  '__inspect',
  '@@jump',
  'Record a walk',
  'Every part in every state',
] as const;

/** What browsers run and search engines read. A source map quotes whole source files, unused lines too, and is neither. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.(js|html|css|xml|txt)$/.test(entry.name)
      ? [path.join(entry.parentPath, entry.name)]
      : [],
  );
}

/**
 * Files of a built site that hold a word of the workshop, as sentences; none where it may be published.
 * @param folder of a build made without INSPECT=1
 */
export function workshopFiles(folder: string): readonly string[] {
  const found = filesIn(folder).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const words = WORKSHOP_WORDS.filter((word) => code.includes(word));
    return words.map((word) => `${path.relative(folder, file)} says “${word}”`);
  });
  const page = filesIn(folder).filter((file) => path.relative(folder, file) === 'machines.html');
  return [...found, ...page.map(() => 'machines.html is there')];
}
