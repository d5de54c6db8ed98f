import { useSyncExternalStore } from 'react';

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** The dialog on top: the last one opened stands last in the page. */
function topDialog(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

/**
 * Where toasts are drawn. Behind a modal dialog nothing can be seen, pressed or heard, so they move into it while one is open.
 */
export function useToastRoot(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topDialog);
}
