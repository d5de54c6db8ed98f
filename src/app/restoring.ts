import { POST_FLOWS } from '../domain/posts/occasions';
import { BUSINESS_KEYS, FLOWS_KEY, SOCIAL_KEYS } from '../domain/sessionKeys';

/** Whether there is work to restore, for an address with this query. */
type HasWork = (query: string) => boolean;

const inSession: HasWork = () => {
  try {
    const keys = [FLOWS_KEY, ...Object.values(SOCIAL_KEYS), ...Object.values(BUSINESS_KEYS)];
    return keys.some((key) => key in sessionStorage);
  } catch {
    return false;
  }
};

const PAGES: ReadonlyMap<string, HasWork> = new Map([
  ['/resume', (query) => new URLSearchParams(query).has('template')],
  ['/calculator', Boolean],
  ...Object.values(POST_FLOWS).map(({ path }) => [path.toLowerCase(), inSession] as const),
]);

/** Undefined for pages that always start as prerendered; they omit the boot script. */
export function restoringAt(pathname: string): HasWork | undefined {
  return PAGES.get(pathname.toLowerCase().replace(/\/+$/, ''));
}
