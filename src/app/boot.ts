import { BUSINESS_KEYS, FLOWS_KEY, SOCIAL_KEYS } from '../domain/sessionKeys';
import { restoredFrom, type RestoredFrom } from './restoring';

/**
 * Runs before anything is painted, from its own small file (the security policy allows no inline script). Where this tab has
 * work to restore, the prerendered page shows the empty start of a tool: it is hidden until the restored one takes its place.
 * Nothing else is ever hidden, and nothing stays hidden if the site's code does not arrive.
 */
const GIVE_UP_AFTER_MS = 5000;

function hasSavedWork(): boolean {
  try {
    const keys = [FLOWS_KEY, ...Object.values(SOCIAL_KEYS), ...Object.values(BUSINESS_KEYS)];
    return keys.some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

const HAS_WORK: Readonly<Record<RestoredFrom, (query: string) => boolean>> = {
  template: (query) => new URLSearchParams(query).has('template'),
  query: (query) => query !== '',
  session: hasSavedWork,
};

function isRestoring({ pathname, search }: Location): boolean {
  const source = restoredFrom(pathname);
  return source !== undefined && HAS_WORK[source](search);
}

if (isRestoring(window.location)) {
  const { dataset } = document.documentElement;
  const show = () => {
    delete dataset.restoring;
  };
  dataset.restoring = '';
  window.setTimeout(show, GIVE_UP_AFTER_MS);
  // A script that could not be loaded tells only its own element, so this listens on the way down.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show(), true);
}
