import { useState } from 'react';
import type { ResumePlace } from '../../../../domain/resume/places';
import { useAppSelector, useAppStore } from '../../../../store/hooks';
import { redone, selectNextRedo, selectNextUndo, undone } from '../../../../store/resumeHistory';

/** Undo and redo as a toolbar and the keyboard use them. */
export interface History {
  /** What the next step back would take back; undefined where there is none. A name only: typing on changes nothing here. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
  /** What was done last, for a screen reader. */
  readonly announcement: string;
}

const UNDO = { next: selectNextUndo, action: undone, verb: 'Undone' } as const;
const REDO = { next: selectNextRedo, action: redone, verb: 'Redone' } as const;

/** @param onChanged told of the place that a step back or forth has changed, so that it can be shown */
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
