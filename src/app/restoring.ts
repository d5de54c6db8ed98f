import { POST_FLOWS } from '../domain/posts/occasions';
import { BUSINESS_KEYS, FLOWS_KEY, SOCIAL_KEYS } from '../domain/sessionKeys';

/** Whether an address with this query shows something else than the prerendered page. */
type HasWork = (query: string) => boolean;

/** How a page waits for its work: by a placeholder, which is part of its HTML, or out of sight. */
interface Restoring {
  readonly wait: 'placeholder' | 'hidden';
  readonly hasWork: HasWork;
}

const inSession: HasWork = () => {
  try {
    const keys = [FLOWS_KEY, ...Object.values(SOCIAL_KEYS), ...Object.values(BUSINESS_KEYS)];
    return keys.some((key) => key in sessionStorage);
  } catch {
    return false;
  }
};

const STUDIO: Restoring = { wait: 'hidden', hasWork: inSession };

const PAGES: ReadonlyMap<string, Restoring> = new Map<string, Restoring>([
  ['/resume', { wait: 'placeholder', hasWork: (query) => new URLSearchParams(query).has('template') }],
  ['/calculator', { wait: 'hidden', hasWork: Boolean }],
  ...Object.values(POST_FLOWS).map(({ path }) => [path.toLowerCase(), STUDIO] as const),
]);

/** Undefined for pages that always start as prerendered. */
export function restoringAt(pathname: string): Restoring | undefined {
  return PAGES.get(pathname.toLowerCase().replace(/\/+$/, ''));
}
