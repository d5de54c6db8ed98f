import { useEffect, useEffectEvent } from 'react';
import type { History } from './useHistory';

/** A dialog and a text of no resume keep the browser's own undo. */
const OWN_UNDO = 'dialog, [data-own-undo]';

/** Which way the keys ask for, if they do. */
function wayOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return null;
  // A keyboard of another script names its own letter; the key stands in the same place.
  const letter = /^[a-z]$/i.test(event.key)
    ? event.key.toLowerCase()
    : event.code.replace('Key', '').toLowerCase();
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !event.shiftKey ? 'redo' : null;
}

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, on a Mac with Command. They replace the undo of the single fields, which knows nothing of
 * removed entries and of what was typed in the field before.
 */
export function useHistoryKeys(history: History): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event);
    const isElsewhere = event.target instanceof Element && event.target.closest(OWN_UNDO) !== null;
    if (!way || isElsewhere || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    history[way]();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
