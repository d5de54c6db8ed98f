import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../src/app/build/filesIn';
import { unescapeMarkup } from '../../src/domain/markup';
import { ROUTES } from '../../src/domain/routes';

export type BuiltSite = ReturnType<typeof readSite>;

/** `/` is index.html, `/patent` is patent.html. */
export const fileOf = (route: string): string => `${route === '/' ? 'index' : route.slice(1)}.html`;

/** Reads a built site. @throws Error if a route has no document */
export function readSite(folder: string) {
  const files = filesIn(folder).filter((name) => !/(^|\/)\./.test(name));
  const names = [...ROUTES.map((route) => fileOf(route.path)), '404.html'];
  const missing = names.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} in ${folder}.`);
  const read = (texts: readonly string[]) =>
    new Map(texts.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  const scripts = files.filter((name) => name.endsWith('.js'));
  return {
    folder,
    /** Names of all published files, with `/` between folders. */
    files: new Set(files),
    /** The HTML of each route, and of the 404 page, by its file's name. */
    documents: read(names),
    /** The code of each script by its file's name. */
    scripts: read(scripts),
  };
}

/** A fault of a document in one line: which document and what is wrong. */
export type Finding = string;

/** Attributes of all elements with these tags, each as a map; an attribute without a value is empty. */
export function elements(html: string, tags: string): readonly ReadonlyMap<string, string>[] {
  const markup = html.replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, (whole) =>
    whole.slice(0, whole.indexOf('>') + 1),
  );
  return Array.from(
    markup.matchAll(new RegExp(`<(?:${tags})\\b([^>]*)>`, 'g')),
    ([, attributes = '']) =>
      new Map(
        Array.from(attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [
          name,
          unescapeMarkup(value),
        ]),
      ),
  );
}
