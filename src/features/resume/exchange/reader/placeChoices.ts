import { fieldNames } from '../../../../domain/fields';
import type { ListItem } from '../../../../domain/resume/entities';
import {
  isOwnList,
  itemsIn,
  listsIn,
  nextId,
  nounOf,
  ownList,
  type EditedListName,
} from '../../../../domain/resume/lists';
import { fieldsOf, OWN_TITLE, titleOf } from '../../../../domain/resume/listWords';
import type { PlacedImport } from '../../../../domain/resume/reading/placedImport';
import { keyOf, type FieldPlace } from '../../../../domain/resume/reading/pieces';
import { PERSONAL_FIELDS } from '../../../../domain/resume/resumeFields';
import { emptyResume, printableResume } from '../../../../domain/resume/resume';
import { RESUME_STEPS } from '../../../../domain/resume/variants';

/** A field that a piece can go to. */
export interface PlaceChoice {
  readonly key: string;
  readonly label: string;
  readonly place: FieldPlace;
}

/** The fields of one entry, for a choice of places. */
export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly PlaceChoice[];
}

const choice = (label: string, place: FieldPlace): PlaceChoice => ({ key: keyOf(place), label, place });

/** "Company, job 2"; "Interest 2" if the field has the name of the entry. */
const fieldLabel = (label: string, noun: string, number: number): string =>
  label.toLowerCase() === noun ? `${label} ${number}` : `${label}, ${noun} ${number}`;

/** The fields of each entry in a list, and of a new one. */
function groupsOf(list: EditedListName, title: string, items: readonly ListItem[]): PlaceGroup[] {
  const noun = nounOf(list);
  // All own sections have entries.
  const where = isOwnList(list) ? `, ${title}` : '';
  return [...items, { id: nextId(items) }].map(({ id }, index) => ({
    label: `${title}, ${index < items.length ? `${noun} ${index + 1}` : `a new ${noun}`}`,
    places: Object.entries(fieldsOf(list)).map(([field, spec]) =>
      choice(fieldLabel(spec.label, noun, index + 1) + where, { part: list, id, field }),
    ),
  }));
}

/** All places that a piece can go to: the fields of the person, of each entry and own section found, and of new ones. */
export function placeChoices({ parts }: Pick<PlacedImport, 'parts'>): PlaceGroup[] {
  const found = { ...printableResume(emptyResume()), ...parts };
  const sections = itemsIn(found, 'ownSections');
  const person = fieldNames(PERSONAL_FIELDS).map((field) =>
    choice(PERSONAL_FIELDS[field].label, { part: 'personalInfo', field }),
  );
  return [
    { label: RESUME_STEPS.personal.title, places: person },
    ...listsIn(found).flatMap((list) => groupsOf(list, titleOf(list, found), itemsIn(found, list))),
    ...groupsOf('ownSections', OWN_TITLE, sections),
    ...groupsOf(ownList({ id: nextId(sections) }), 'New section', []),
  ];
}
