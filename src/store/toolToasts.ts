import { selectIsAuthAssumed } from './authSlice';
import { detailsCleared, detailsRestored } from './postDetailsSlice';
import { selectNextUndo, stepUndone } from './resumeHistory';
import { itemRemoved, photoChosen, resumeImported } from './resumeSlice';
import type { RootState } from './rootReducer';
import { savableChanged, textsCut } from './sessionSlice';
import type { States as StatesOf } from './reactions';
import { when, type ToastListener as ListenerOf } from './toastListeners';
import type { NewToast } from './toastsSlice';

type States = StatesOf<RootState>;
type ToastListener = ListenerOf<RootState>;

const AUTH_UNSURE = 'We could not check whether you are logged in. Check the connection, then log in again.';
const STORAGE_UNUSABLE =
  'This tab can’t save what you type. Keep it open until you have downloaded your work.';
const TEXTS_CUT = 'Saved texts that were too long have been shortened. Check them before you download.';

/** A toast whose button undoes the step just recorded; none if the action changed nothing. */
function undoable(text: string, { before, after }: States): readonly NewToast[] {
  const step = selectNextUndo(after);
  if (!step || step === selectNextUndo(before)) return [];
  return [{ text, action: { label: 'Undo', dispatches: stepUndone(step.id) } }];
}

const removal: ToastListener = when(itemRemoved, ({ title }, states) => undoable(`${title} removed`, states));

const photoRemoval: ToastListener = when(photoChosen, (photo, states) => {
  const removed = photo ? null : states.before.resume.selectedPhoto;
  return removed ? undoable(`${removed.name} removed`, states) : [];
});

const imported: ToastListener = when(resumeImported, ({ label }, states) => undoable(label, states));

const cleared: ToastListener = when(detailsCleared, (form, { before: { postDetails: before } }) => [
  { text: 'Details cleared', action: { label: 'Undo', dispatches: detailsRestored({ form, before }) } },
]);

/** After a timeout, "signed out" may be wrong; warn only at a gate, where it matters. */
const unsureGate: ToastListener = (action, { after }) =>
  action.type === 'flow/loginPopup/OPEN' && selectIsAuthAssumed(after)
    ? [{ text: AUTH_UNSURE, severity: 'warning' }]
    : [];

/** Warns once if storage is unusable. */
function storageWarning(): ToastListener {
  let isShown = false;
  return when(savableChanged, (isSavable) => {
    if (isSavable || isShown) return [];
    isShown = true;
    return [{ text: STORAGE_UNUSABLE, severity: 'warning' }];
  });
}

const shortened: ToastListener = when(textsCut, () => [{ text: TEXTS_CUT, severity: 'warning' }]);

/** Toasts of the tools. */
export const toolToasts = (): readonly ToastListener[] => [
  removal,
  photoRemoval,
  imported,
  cleared,
  unsureGate,
  storageWarning(),
  shortened,
];
