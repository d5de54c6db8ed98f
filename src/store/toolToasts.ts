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

/** The removed entry, its place and its list, from the state before the removal. */
function removedItem(state: RootState, list: ResumeListName, id: number): ItemRestored | undefined {
  const items: readonly { id: number }[] = state.resume[list];
  const index = items.findIndex((item) => item.id === id);
  // List and entry come from the same place, which the union type can't see.
  return index < 0 ? undefined : ({ list, index, item: items[index] } as ItemRestored);
}

/** What a visitor would call the entry: its first filled field, else the list's noun. */
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

/** "Signed out" may be wrong while no answer came; it is said only at a gate, where it matters. */
const unsureGate: ToastListener = (action, { after }) =>
  isFlowAction(action) && action.type === 'flow/loginPopup/OPEN' && selectIsAuthAssumed(after)
    ? [{ text: AUTH_UNSURE, severity: 'warning' }]
    : [];

/** A damaged key costs only itself, and nothing can be done about it; a storage that takes nothing matters, once. */
function storageTrouble(): ToastListener {
  let isTold = false;
  return when(storageProblemFound, ({ kind }) => {
    if (kind === 'damaged' || isTold) return [];
    isTold = true;
    return [{ text: STORAGE_UNUSABLE, severity: 'warning' }];
  });
}

/** What is said while somebody works with a tool. */
export const toolToasts = (): readonly ToastListener[] => [
  removal,
  imported,
  cleared,
  unsureGate,
  storageTrouble(),
];
