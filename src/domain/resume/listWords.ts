import type { FieldSpecs } from '../fields';
import type { ItemFields, ResumeData } from './entities';
import { isOwnList, type EditedListName } from './lists';
import { LIST_FIELDS } from './resumeFields';
import { HEADING, headingOf, headingsIn } from './sections';
import { listTitle } from './variants';

const { companyName, position, location, startDate, endDate, jobDescription, ...points } =
  LIST_FIELDS.workExperiences;

/** What all of the visitor's own sections are called together. */
export const OWN_TITLE = 'Your own sections';

/** The fields of a job, as an entry of an own section calls them. None is required: awards may be points alone. */
const OWN_FIELDS: FieldSpecs<ItemFields<'workExperiences'>> = {
  companyName: { ...companyName, label: 'Title', required: false },
  position: { ...position, label: 'Subtitle', required: false },
  location: { ...location, label: 'Place', required: false },
  startDate: { ...startDate, required: false },
  endDate: { ...endDate, required: false },
  jobDescription: { ...jobDescription, label: 'First point', required: false },
  ...points,
};

/** The fields of a list's entries, or of an own section. */
export function fieldsOf(list: EditedListName): FieldSpecs<Readonly<Record<string, string>>> {
  if (list === 'ownSections') return { heading: HEADING };
  return isOwnList(list) ? OWN_FIELDS : LIST_FIELDS[list];
}

/** What the visitor knows a list by: the title of its step, or the heading of their own section. */
export function titleOf(list: EditedListName, resume: ResumeData): string {
  if (list === 'ownSections') return OWN_TITLE;
  return isOwnList(list) ? headingOf(list, headingsIn(resume)) : listTitle(list);
}
