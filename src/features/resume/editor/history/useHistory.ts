import { useState } from 'react';
import type { ResumePlace } from '../../../../domain/resume/places';
import { useAppSelector, useAppStore } from '../../../../store/hooks';
import { redone, selectNextRedo, selectNextUndo, undone } from '../../../../store/resumeHistory';

/** Undo and redo for a toolbar and the keyboard. */
export interface History {
  /** Label of the next change to undo; undefined if there is none. A string, so that further typing causes no re-render. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The last undo or redo, for screen readers. */
  readonly announcement: string;
}

const UNDO = { next: selectNextUndo, action: undone, verb: 'Undone' } as const;
const REDO = { next: selectNextRedo, action: redone, verb: 'Redone' } as const;

/** @param onChanged called with the place that undo or redo has changed */
export function useHistory(onChanged: (place: ResumePlace) => void): History {
  const store = useAppStore();
  const undoLabel = useAppSelector((state) => selectNextUndo(state)?.label);
  const redoLabel = useAppSelector((state) => selectNextRedo(state)?.label);
  const [announcement, setAnnouncement] = useState('');
  const take = ({ next, action, verb }: typeof UNDO | typeof REDO) => {
    const step = next(store.getState());
    if (!step) return;
    store.dispatch(action());
    setAnnouncement(`${verb}: ${step.label}`);
    if (step.place) onChanged(step.place);
  };
  return { undoLabel, redoLabel, undo: () => take(UNDO), redo: () => take(REDO), announcement };
}
