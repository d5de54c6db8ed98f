import { matches, type HostingConfig } from './hosting';

export type Answer =
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'badRequest' };

const NOT_FOUND = { kind: 'file', file: '404.html', status: 404 } as const;

/**
 * Chooses the answer the way Firebase Hosting does: tidy addresses first, then files, then rewrites, then 404.html.
 * Only files in `files` are ever served, so no path leads out of the folder.
 * @param target path and query as the request line has them
 * @param files names of all published files, with `/` between folders
 */
export function resolve(hosting: HostingConfig, files: ReadonlySet<string>, target: string): Answer {
  const [rawPath = '/', ...query] = target.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const path = decoded(rawPath);
  if (!path?.startsWith('/')) return { kind: 'badRequest' };

  const tidy = tidied(hosting, path, files);
  if (tidy !== path) return { kind: 'redirect', location: encodeURI(tidy) + search };

  const name = path.slice(1);
  const candidates = path === '/' ? ['index.html'] : [name, ...(hosting.cleanUrls ? [`${name}.html`] : [])];
  // With which status the host answers for the 404 page itself is not documented; some take its own.
  const exact = candidates.find((candidate) => files.has(candidate) && candidate !== NOT_FOUND.file);
  if (exact !== undefined) return { kind: 'file', file: exact, status: 200 };

  const rewrite = hosting.rewrites.find((rule) => matches(rule, path));
  const destination = rewrite?.destination.slice(1);
  if (destination !== undefined && files.has(destination))
    return { kind: 'file', file: destination, status: 200 };
  return NOT_FOUND;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Turns `/diwali/` and `/diwali.html` into `/diwali`, and several slashes into one, so that no redirect leads to another host. */
function tidied(
  { cleanUrls, trailingSlash }: HostingConfig,
  path: string,
  files: ReadonlySet<string>,
): string {
  let tidy = path.replace(/[/\\]+/g, '/');
  if (!trailingSlash && tidy.length > 1) tidy = tidy.replace(/\/$/, '');
  if (cleanUrls && tidy.endsWith('.html') && files.has(tidy.slice(1))) tidy = tidy.slice(0, -'.html'.length);
  return tidy === '/index' ? '/' : tidy || '/';
}
