import { POST_FLOWS } from '../domain/posts/occasions';

/** The source of the state that a page restores instead of showing its empty start. */
export type RestoredFrom = 'template' | 'query' | 'session';

const SOURCES: ReadonlyMap<string, RestoredFrom> = new Map([
  ['/resume', 'template'],
  ['/calculator', 'query'],
  ...Object.values(POST_FLOWS).map(({ path }) => [path.toLowerCase(), 'session'] as const),
]);

/**
 * Where a page's work is restored from: the template in its address, any query in its address, or session storage. Undefined
 * for pages that always start as prerendered; they omit the boot script.
 */
export function restoredFrom(pathname: string): RestoredFrom | undefined {
  return SOURCES.get(pathname.toLowerCase().replace(/\/+$/, ''));
}
