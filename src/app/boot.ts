import { BUSINESS_KEYS, FLOWS_KEY, SOCIAL_KEYS } from '../domain/sessionKeys';
import { restoredFrom, type RestoredFrom } from './restoring';

/**
 * Where this tab has work to restore, the prerendered page shows the empty start of a tool: this hides it until the restored one
 * takes its place. It is a small file of its own (the security policy allows no inline script) that nothing waits for. In a tab that
 * has been at the tool it is cached and comes before anything is painted; where it comes later, what is seen stays and is dimmed.
 * Nothing else is ever touched, and nothing stays so if the site's code does not arrive.
 */
const GIVE_UP_AFTER_MS = 5000;

function hasSavedWork(): boolean {
  try {
    const keys = [FLOWS_KEY, ...Object.values(SOCIAL_KEYS), ...Object.values(BUSINESS_KEYS)];
    return keys.some((key) => key in sessionStorage);
  } catch {
    return false;
  }
}

const HAS_WORK: Readonly<Record<RestoredFrom, (query: string) => boolean>> = {
  template: (query) => new URLSearchParams(query).has('template'),
  query: Boolean,
  session: hasSavedWork,
};

function isRestoring(): boolean {
  const { pathname, search } = location;
  const source = restoredFrom(pathname);
  return source !== undefined && HAS_WORK[source](search);
}

const hasPainted = () => performance.getEntriesByType('paint').length > 0;

if (isRestoring()) {
  const { dataset } = document.documentElement;
  const show = () => {
    delete dataset.restoring;
  };
  dataset.restoring = hasPainted() ? 'dimmed' : 'hidden';
  setTimeout(show, GIVE_UP_AFTER_MS);
  // A script that could not be loaded tells only its own element, so this listens on the way down.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show(), true);
}
