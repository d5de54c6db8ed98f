import type { ResumeData } from '../../../domain/resume/entities';
import { itemsIn } from '../../../domain/resume/lists';
import type { EditedPlace, ResumePlace } from '../../../domain/resume/places';
import { pointFieldsOf } from '../../../domain/resume/points';
import type { SheetRow } from '../templates/template';

/** The rows of an entry that a field fills; all of the entry's rows if the field is empty. */
function rowsOfField(rows: readonly SheetRow[], place: ResumePlace, resume: ResumeData): readonly SheetRow[] {
  if (place.part === 'personalInfo' || place.part === 'selectedPhoto') return rows;
  const { part, id, field } = place;
  const points = pointFieldsOf(part);
  if (points.length === 0 || field === undefined) return rows;
  const item = itemsIn(resume, part).find((one) => one.id === id) as
    | Readonly<Record<string, string>>
    | undefined;
  const filled = points.filter((name) => item?.[name]?.trim());
  const wanted = points.includes(field) ? filled.indexOf(field) : undefined;
  const found = rows.filter(({ point }) => point === wanted);
  return found.length > 0 ? found : rows;
}

/**
 * The rows that show a place (a field, an entry or a section), in order. Empty for places in the head and for empty ones.
 */
export function rowsOfPlace(
  place: EditedPlace,
  rows: readonly SheetRow[],
  resume: ResumeData,
): readonly SheetRow[] {
  if (place.part === 'selectedPhoto') return [];
  if (place.part === 'letter') return rows.filter(({ field }) => field === place.field);
  if (place.part === 'design') return rows.filter(({ groups }) => groups[0].id === place.field);
  if (place.part === 'personalInfo')
    return place.field === 'description' ? rows.filter(({ groups }) => groups[0].id === 'summary') : [];
  const section = rows.filter(({ groups }) => groups[0].id === place.part);
  if (place.id === undefined) return section;
  const { id } = place;
  return rowsOfField(
    section.filter(({ entries }) => entries?.includes(id)),
    place,
    resume,
  );
}
