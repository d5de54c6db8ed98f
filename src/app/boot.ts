import { offerReload } from './offerReload';
import { restoringAt } from './restoring';

/**
 * If a tab has work to restore, this hides the prerendered page, which shows a tool's empty first screen, until the restored page
 * is rendered; a page with a placeholder for its editor shows that meanwhile. It is a separate file because the security policy
 * forbids inline scripts, and it blocks nothing. In a tab that has used the tool it is cached and runs before the first paint; if
 * it runs later, it only dims a page that it would hide. If the site's code does not load, the page reappears, and a notice offers
 * a reload. Pages that can be read without scripts do without it.
 */
const GIVE_UP_AFTER_MS = { hidden: 5000, placeholder: 30_000 } as const;

/** Preloads the code of the prerendered screen, which the site's code will import. */
function preloadScreen(): void {
  for (const href of (document.currentScript?.dataset.screen ?? '').split(' ').filter(Boolean))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
}

const hasPainted = () => performance.getEntriesByType('paint').length > 0;

const restoring = restoringAt(location.pathname);
const { dataset } = document.documentElement;
const show = () => {
  delete dataset.restoring;
};
if (restoring?.hasWork(location.search)) {
  const { wait } = restoring;
  dataset.restoring = wait === 'hidden' && hasPainted() ? 'dimmed' : wait;
  setTimeout(show, GIVE_UP_AFTER_MS[wait]);
  // Load errors of scripts do not bubble, so this listens in the capture phase.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show(), true);
} else preloadScreen();

// By then, each script of the document has run or failed.
addEventListener('load', () => {
  if (dataset.started !== undefined) return;
  // It may have failed before this script listened.
  show();
  offerReload();
});
