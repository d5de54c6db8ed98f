import { POST_FLOWS } from '../domain/posts/occasions';
import { BUSINESS_KEYS, FLOWS_KEY, SOCIAL_KEYS } from '../domain/sessionKeys';

/**
 * Runs before anything is painted, from its own small file (the security policy allows no inline script). Where this tab has
 * work to restore, the prerendered page shows the empty start of a tool: it is hidden until the restored one takes its place.
 * Nothing else is ever hidden, and nothing stays hidden if the site's code does not arrive.
 */
const GIVE_UP_AFTER_MS = 5000;
const POSTS = Object.values(POST_FLOWS).map(({ path }) => path.toLowerCase());

function hasSavedWork(): boolean {
  try {
    const keys = [FLOWS_KEY, ...Object.values(SOCIAL_KEYS), ...Object.values(BUSINESS_KEYS)];
    return keys.some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

function isRestoring({ pathname, search }: Location): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  if (path === '/resume') return new URLSearchParams(search).has('template');
  if (path === '/calculator') return search !== '';
  return POSTS.includes(path) && hasSavedWork();
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
