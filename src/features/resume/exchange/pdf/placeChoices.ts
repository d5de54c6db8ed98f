import { fieldNames, type FieldSpecs } from '../../../../domain/fields';
import { nextId, LIST_SPECS, RESUME_LIST_NAMES } from '../../../../domain/resume/lists';
import type { PlacedImport } from '../../../../domain/resume/reading/placedImport';
import { keyOf, type FieldPlace } from '../../../../domain/resume/reading/pieces';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../../../../domain/resume/resumeFields';
import { listTitle, RESUME_STEPS } from '../../../../domain/resume/variants';

/** The fields of one entry, for a choice of places. */
export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly { readonly key: string; readonly label: string; readonly place: FieldPlace }[];
}

const choice = (label: string, place: FieldPlace) => ({ key: keyOf(place), label, place });

/** "Company, job 2"; "Interest 2" if the field has the name of the entry. */
const fieldLabel = (label: string, noun: string, number: number): string =>
  label.toLowerCase() === noun ? `${label} ${number}` : `${label}, ${noun} ${number}`;

/** All places that a piece can go to: the fields of the person, of each entry found, and of a new entry in each list. */
export function placeChoices({ parts }: Pick<PlacedImport, 'parts'>): PlaceGroup[] {
  const person = fieldNames(PERSONAL_FIELDS).map((field) =>
    choice(PERSONAL_FIELDS[field].label, { part: 'personalInfo', field }),
  );
  const lists = RESUME_LIST_NAMES.flatMap((list) => {
    const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[list];
    const items: readonly { readonly id: number }[] = parts[list] ?? [];
    const { noun } = LIST_SPECS[list];
    return [...items, { id: nextId(items) }].map(({ id }, index): PlaceGroup => ({
      label: `${listTitle(list)}, ${index < items.length ? `${noun} ${index + 1}` : `a new ${noun}`}`,
      places: Object.entries(specs).map(([field, spec]) =>
        choice(fieldLabel(spec.label, noun, index + 1), { part: list, id, field }),
      ),
    }));
  });
  return [{ label: RESUME_STEPS.personal.title, places: person }, ...lists];
}
