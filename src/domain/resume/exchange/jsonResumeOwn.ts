import { textsFor } from '../../fields';
import type { Month } from '../dates';
import type { ResumeData } from '../entities';
import { blankItem, isBlankItem, ownList } from '../lists';
import { LIST_FIELDS } from '../resumeFields';
import { DESIGN_SHAPE, designIn, withOwnNames } from './designFiles';
import { isObject, objectsOf, ownValue, textOf, without, type Json, type JsonObject } from './json';
import { readEntry, writeEntry } from './jsonResumeEntry';
import { SECTION_MAPS } from './jsonResumeMap';
import { JSON_RESUME_SHAPE, sanitizeObject } from './jsonResumeShape';
import type { ImportReport } from './report';
import type { ResumeParts } from './resumeParts';

/**
 * Our keys in `meta`, where the schema allows any. The entries of own sections are written like those of `work`; the design names
 * own sections by their place among them, from 1.
 */
const SHAPE = {
  ownSections: [{ heading: 'text', entries: JSON_RESUME_SHAPE.work }],
  design: DESIGN_SHAPE,
} as const;
const FIELDS = LIST_FIELDS.workExperiences;
const { bindings } = SECTION_MAPS.workExperiences;

/**
 * The keys of `meta` that are not about the version.
 * @param imported that of the file that the resume came from
 */
export function metaOf(
  imported: Json | undefined,
  { ownSections = [], design = {} }: ResumeData,
  today: Month,
): JsonObject {
  const names = ownSections.map((section, index) => [ownList(section), ownList({ id: index + 1 })] as const);
  const named = withOwnNames(design, new Map(names));
  const written = ownSections.map(({ heading, entries }) => ({
    heading,
    entries: entries
      .filter((entry) => !isBlankItem(entry))
      .map((entry) =>
        writeEntry(
          bindings,
          textsFor(FIELDS, (field) => entry[field]),
          today,
        ),
      ),
  }));
  return {
    ...(isObject(imported) && without(imported, Object.keys(SHAPE))),
    ...(written.length > 0 && { ownSections: written }),
    ...(!isBlankItem(named) && { design: { ...named } as JsonObject }),
  };
}

/** The own sections and the design in a file that this site exported. */
export function ownPartsIn(
  meta: Json | undefined,
  report: ImportReport,
): Pick<ResumeParts, 'ownSections' | 'design'> {
  if (!isObject(meta)) return {};
  const ours = sanitizeObject(meta, SHAPE, 'meta', report);
  const design = ownValue(ours, 'design');
  const ownSections = objectsOf(ownValue(ours, 'ownSections')).map((section, index) => ({
    id: index + 1,
    heading: textOf(section, 'heading'),
    entries: objectsOf(ownValue(section, 'entries')).map((entry, at) => ({
      ...blankItem('workExperiences', at + 1),
      ...readEntry(bindings, entry, report.today),
    })),
  }));
  return {
    ...(ownSections.length > 0 && { ownSections }),
    ...(isObject(design) && { design: designIn(design) }),
  };
}
