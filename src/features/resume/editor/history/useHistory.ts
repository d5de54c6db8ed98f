import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditedPlace } from '../../../../domain/resume/places';
import { useToolsSelector, useToolsStore } from '../../../../store/hooks';
import { redone, selectNextRedo, selectNextUndo, undone } from '../../../../store/resumeHistory';
import { toastShown } from '../../../../store/toastsSlice';

/**
 * Reveals the place that undo or redo has changed; null is the whole resume. `takesFocus` is true if the focused control
 * disappeared with the change. Returns whether the place belongs to what is edited.
 */
export type OnHistoryChange = (place: EditedPlace | null, takesFocus: boolean) => boolean;

/** Undo and redo for a toolbar and the keyboard. */
export interface History {
  /** Label of the next change to undo; undefined if there is none. A string, so that more typing causes no re-render. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The last undo or redo, for screen readers. The same text with another `serial` is announced again. */
  readonly announcement: { readonly text: string; readonly serial: number };
}

const UNDO = { next: selectNextUndo, action: undone, verb: 'Undone' } as const;
const REDO = { next: selectNextRedo, action: redone, verb: 'Redone' } as const;

/** @param onChanged see `HistoryButtons` */
export function useHistory(onChanged: OnHistoryChange): History {
  const store = useToolsStore();
  const undoLabel = useToolsSelector((state) => selectNextUndo(state)?.label);
  const redoLabel = useToolsSelector((state) => selectNextRedo(state)?.label);
  const [announcement, setAnnouncement] = useState({ text: '', serial: 0 });
  const take = ({ next, action, verb }: typeof UNDO | typeof REDO) => {
    const step = next(store.getState());
    if (!step) return;
    const focused = document.activeElement;
    // Any action has the page follow what was typed. A field with a letter that it hasn't followed would see no change, and keep it.
    flushSync(() => void store.dispatch({ type: 'followed' }));
    // Rendered at once, to see whether the focused control is gone.
    flushSync(() => void store.dispatch(action()));
    if (onChanged(step.place, document.activeElement !== focused))
      setAnnouncement(({ serial }) => ({ text: `${verb}: ${step.label}`, serial: serial + 1 }));
    else {
      const where = step.place?.part === 'letter' ? 'letter' : 'resume';
      store.dispatch(toastShown({ text: `${verb} in the ${where}: ${step.label}` }));
    }
  };
  return { undoLabel, redoLabel, undo: () => take(UNDO), redo: () => take(REDO), announcement };
}
