import { POST_FLOWS } from '../domain/posts/occasions';

/** What says that a page has to show something else than its empty start. */
export type RestoredFrom = 'template' | 'query' | 'session';

const SOURCES: ReadonlyMap<string, RestoredFrom> = new Map([
  ['/resume', 'template'],
  ['/calculator', 'query'],
  ...Object.values(POST_FLOWS).map(({ path }) => [path.toLowerCase(), 'session'] as const),
]);

/**
 * Where the work of a page is restored from: the template its address names, any query of its address, or the tab's session
 * storage. Undefined for the pages that always start as they were drawn; they do without the script that looks.
 */
export function restoredFrom(pathname: string): RestoredFrom | undefined {
  return SOURCES.get(pathname.toLowerCase().replace(/\/+$/, ''));
}
