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

export type History = ReturnType<typeof useHistory>;

const UNDO = { next: selectNextUndo, action: undone, verb: 'Undone' } as const;
const REDO = { next: selectNextRedo, action: redone, verb: 'Redone' } as const;

/** Undo and redo for a toolbar and the keyboard. @param onChanged see `HistoryButtons` */
export function useHistory(onChanged: OnHistoryChange) {
  const store = useToolsStore();
  // Labels of the next changes; strings, so that more typing causes no re-render.
  const undoLabel = useToolsSelector((state) => selectNextUndo(state)?.label);
  const redoLabel = useToolsSelector((state) => selectNextRedo(state)?.label);
  /** The last undo or redo, for screen readers. The same text with another `serial` is announced again. */
  const [announcement, setAnnouncement] = useState({ text: '', serial: 0 });
  const take = ({ next, action, verb }: typeof UNDO | typeof REDO) => {
    const step = next(store.getState());
    if (!step) return;
    const focused = document.activeElement;
    // Any action makes the page catch up with typing. Otherwise a field whose last letter isn't rendered yet would see no change, and keep it.
    flushSync(() => void store.dispatch({ type: 'resume/followed' }));
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
