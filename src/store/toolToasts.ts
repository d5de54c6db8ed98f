import type { ResumeListName } from '../domain/resume/entities';
import { LIST_SPECS } from '../domain/resume/lists';
import { selectIsAuthAssumed } from './authSlice';
import { isFlowAction } from './flows';
import { storageProblemFound } from './persistence';
import { detailsCleared, detailsRestored } from './postActions';
import { importUndone } from './resumeHistory';
import { itemRemoved, itemRestored, resumeImported, type ItemRestored } from './resumeSlice';
import type { RootState } from './rootReducer';
import { when, type ToastListener } from './toastMiddleware';

const AUTH_UNSURE = 'We could not check whether you are signed in. Check the connection, then log in again.';
const STORAGE_UNUSABLE =
  'This tab can’t save what you type. Keep it open until you have downloaded your work.';

/** Looks up an entry and its position in the state before its removal. */
function removedItem(state: RootState, list: ResumeListName, id: number): ItemRestored | undefined {
  const items: readonly { id: number }[] = state.resume[list];
  const index = items.findIndex((item) => item.id === id);
  // TypeScript can't see that the entry belongs to the list.
  return index < 0 ? undefined : ({ list, index, item: items[index] } as ItemRestored);
}

/** User-facing name of an entry: its first filled field, or the list's noun. */
function nameOf({ list, item }: ItemRestored): string {
  const { noun } = LIST_SPECS[list];
  const typed = Object.entries(item).find(([field, value]) => field !== 'id' && String(value).trim() !== '');
  return typed ? String(typed[1]).trim() : noun.charAt(0).toUpperCase() + noun.slice(1);
}

const removal = when(itemRemoved, ({ list, id }, { before }) => {
  const removed = removedItem(before, list, id);
  if (!removed) return [];
  return [
    { text: `${nameOf(removed)} removed`, action: { label: 'Undo', dispatches: itemRestored(removed) } },
  ];
});

const imported = when(resumeImported, ({ source }) => [
  { text: `${source} imported`, action: { label: 'Undo', dispatches: importUndone() } },
]);

const cleared = when(detailsCleared, (_form, { before: { socialPost: social, businessPost: business } }) => [
  { text: 'Details cleared', action: { label: 'Undo', dispatches: detailsRestored({ social, business }) } },
]);

/** After a timeout, "signed out" may be wrong; warn only at a gate, where it matters. */
const unsureGate: ToastListener = (action, { after }) =>
  isFlowAction(action) && action.type === 'flow/loginPopup/OPEN' && selectIsAuthAssumed(after)
    ? [{ text: AUTH_UNSURE, severity: 'warning' }]
    : [];

/** Warns once if storage is unusable. A damaged key affects only itself, and the visitor can't do anything about it. */
function storageWarning(): ToastListener {
  let isShown = false;
  return when(storageProblemFound, ({ kind }) => {
    if (kind === 'damaged' || isShown) return [];
    isShown = true;
    return [{ text: STORAGE_UNUSABLE, severity: 'warning' }];
  });
}

/** Toasts of the tools. */
export const toolToasts = (): readonly ToastListener[] => [
  removal,
  imported,
  cleared,
  unsureGate,
  storageWarning(),
];
