import { useSyncExternalStore } from 'react';

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** The topmost dialog, which is the last one in the DOM. */
function topDialog(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

/** Where toasts are rendered. What is behind a modal dialog is inert and not announced, so toasts move into an open one. */
export function useToastRoot(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topDialog);
}
