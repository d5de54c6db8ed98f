import { restoringAt } from './restoring';

/**
 * If a tab has work to restore, this hides the prerendered page, which shows a tool's empty first screen, until the restored
 * page replaces it. It is a separate file because the security policy forbids inline scripts, and it blocks nothing. In a tab
 * that has used the tool it is cached and runs before the first paint; if it runs later, it only dims the page. Other pages
 * are never touched, and the page reappears if the site's code does not load.
 */
const GIVE_UP_AFTER_MS = 5000;

const hasPainted = () => performance.getEntriesByType('paint').length > 0;

if (restoringAt(location.pathname)?.(location.search)) {
  const { dataset } = document.documentElement;
  const show = () => {
    delete dataset.restoring;
  };
  dataset.restoring = hasPainted() ? 'dimmed' : 'hidden';
  setTimeout(show, GIVE_UP_AFTER_MS);
  // Load errors of scripts do not bubble, so this listens in the capture phase.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show(), true);
}
