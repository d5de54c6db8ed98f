import { useEffect, useEffectEvent } from 'react';
import { placeOfElement } from '../../../../domain/resume/places';
import { commandLetter } from '../commandLetter';
import type { History } from './useHistory';

/** Dialogs, and text fields that are not part of the resume, keep the browser's own undo. */
const hasOwnUndo = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.matches(':read-write') && placeOfElement(target.id) === undefined);

/** The command of a keyboard shortcut; null for any other key. */
function commandOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  const letter = commandLetter(event);
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !event.shiftKey ? 'redo' : null;
}

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or Command on a Mac. They replace the browser's per-field undo, which covers neither
 * removed entries nor edits in other fields.
 */
export function useHistoryKeys(history: History): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command || hasOwnUndo(event)) return;
    event.preventDefault();
    history[command]();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
