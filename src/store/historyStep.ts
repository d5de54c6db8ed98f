import type { UnknownAction } from '@reduxjs/toolkit';
import type { FieldSpecs } from '../domain/fields';
import { nounOf, type EditedListName } from '../domain/resume/lists';
import type { EditedPlace } from '../domain/resume/places';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../domain/resume/resumeFields';
import type { ResumeChange } from '../domain/resume/revertChange';
import { capitalize } from '../domain/text';
import {
  itemAdded,
  itemChanged,
  itemMoved,
  itemRemoved,
  partChanged,
  personalInfoChanged,
  photoChosen,
  resumeImported,
  type ItemChanged,
} from './resumeSlice';

/** One undoable step. */
export interface HistoryStep {
  /** Increments; never reused while the tab is open. */
  readonly id: number;
  /** Label for buttons and screen readers: "Company", "Job removed". */
  readonly label: string;
  /** The changed place; null if the step affects the whole resume. */
  readonly place: EditedPlace | null;
  /** Time of the last keystroke in this step, in ms since the Unix epoch; undefined if it isn't typing. */
  readonly typedAt?: number | undefined;
  /** Id of the earlier step that this one reverts. */
  readonly reverts?: number;
  readonly before: ResumeChange;
  readonly after: ResumeChange;
}

/** What an action is called in the history, and where it happened. */
export type StepInfo = Omit<HistoryStep, 'id' | 'before' | 'after'>;

function labelOf(change: ItemChanged, field: string): string {
  if ('label' in change) return change.label;
  const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[change.list];
  return specs[field]?.label ?? '';
}

/** Describes an action for the history. */
export function infoOf(action: UnknownAction): StepInfo {
  if (personalInfoChanged.match(action)) {
    const { field } = action.payload;
    return {
      label: PERSONAL_FIELDS[field].label,
      place: { part: 'personalInfo', field },
      typedAt: action.meta.at,
    };
  }
  if (partChanged.match(action)) {
    const { label, part, field, typedAt } = action.payload;
    return { label, place: { part, field }, typedAt };
  }
  if (itemChanged.match(action)) {
    const { payload } = action;
    const { list, id, changes } = payload;
    const [field = ''] = Object.keys(changes);
    return { label: labelOf(payload, field), place: { part: list, id, field }, typedAt: action.meta.at };
  }
  if (photoChosen.match(action)) {
    const label = action.payload ? 'Photo' : 'Photo removed';
    return { label, place: { part: 'selectedPhoto' } };
  }
  const done = DONE[action.type];
  if (done !== undefined) {
    const { list, id } = action.payload as { list: EditedListName; id?: number };
    return {
      label: `${capitalize(nounOf(list))} ${done}`,
      place: id === undefined ? { part: list } : { part: list, id },
    };
  }
  const label = resumeImported.match(action) ? action.payload.label : 'Change';
  return { label, place: null };
}

const DONE: Readonly<Record<string, string>> = {
  [itemAdded.type]: 'added',
  [itemRemoved.type]: 'removed',
  [itemMoved.type]: 'moved',
};
