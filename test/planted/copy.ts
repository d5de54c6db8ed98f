import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, ROOT, type CommandOptions } from '../runner/command';

/** A replacement for a text that occurs exactly once, or for nothing: a whole file. */
export interface TextEdit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A change to the repository: to a file, or a folder copied from another one, whose name it then says in place of that one's. */
export type Edit = TextEdit | { readonly folder: string; readonly copyTo: string };

export type Copy = Awaited<ReturnType<typeof createCopy>>;

/**
 * A copy of the working tree's tracked files in a temporary folder, for changes that must not touch the original. It links
 * the installed packages.
 */
export async function createCopy() {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-'));
  const { output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  // A deleted file stays tracked until it is committed.
  for (const file of output.split('\0').filter((name) => name !== '' && existsSync(path.join(ROOT, name)))) {
    cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
  }
  const packages = path.join(root, 'node_modules');
  symlinkSync(path.join(ROOT, 'node_modules'), packages);
  return {
    /** Applies all edits. @returns a function that reverts them. @throws Error if a text doesn't occur exactly once */
    edit(edits: readonly Edit[]) {
      const places = edits.map((one) => path.join(root, 'folder' in one ? one.copyTo : one.file));
      const originals = new Map(
        places.map((place) => [place, existsSync(place) ? readFileSync(place) : undefined]),
      );
      const restore = () => {
        for (const [place, original] of originals)
          if (original) writeFileSync(place, original);
          else rmSync(place, { recursive: true, force: true });
      };
      try {
        for (const one of edits) apply(root, one);
      } catch (error) {
        restore();
        throw error;
      }
      return restore;
    },
    /** Runs a program of node_modules in the copy. */
    run: (name: string, args: readonly string[], options?: CommandOptions) =>
      run(path.join(packages, '.bin', name), args, { ...options, cwd: root }),
    remove: () => rmSync(root, { recursive: true }),
  };
}

function apply(root: string, edit: Edit): void {
  if ('folder' in edit) {
    const [from, to] = [path.basename(edit.folder), path.basename(edit.copyTo)];
    const target = path.join(root, edit.copyTo);
    cpSync(path.join(root, edit.folder), target, { recursive: true });
    for (const file of readdirSync(target).filter((name) => name.endsWith('.ts')))
      rewrite(path.join(target, file), (text) => text.replaceAll(from, to));
    return;
  }
  const file = path.join(root, edit.file);
  if (edit.find === '') writeFileSync(file, `${edit.replace}\n`);
  else
    rewrite(file, (text) => {
      const parts = text.split(edit.find);
      if (parts.length !== 2)
        throw new Error(`${edit.file} contains this ${parts.length - 1} times: ${edit.find}`);
      return parts.join(edit.replace);
    });
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
