import { textsFor } from '../../fields';
import type { Month } from '../dates';
import type { OwnSection } from '../entities';
import { blankItem, isBlankItem } from '../lists';
import { LIST_FIELDS } from '../resumeFields';
import { isObject, objectsOf, ownValue, textOf, without, type Json, type JsonObject } from './json';
import { readEntry, writeEntry } from './jsonResumeEntry';
import { SECTION_MAPS } from './jsonResumeMap';
import { JSON_RESUME_SHAPE, sanitizeObject } from './jsonResumeShape';
import type { ImportReport } from './report';

/** The key of own sections in `meta`, where the schema allows any. Their entries are written like those of `work`. */
const KEY = 'ownSections';
const SHAPE = { [KEY]: [{ heading: 'text', entries: JSON_RESUME_SHAPE.work }] } as const;
const FIELDS = LIST_FIELDS.workExperiences;
const { bindings } = SECTION_MAPS.workExperiences;

/**
 * The keys of `meta` that are not about the version.
 * @param imported that of the file that the resume came from
 */
export function metaOf(
  imported: Json | undefined,
  sections: readonly OwnSection[],
  today: Month,
): JsonObject {
  const written = sections.map(({ heading, entries }) => ({
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
    ...(isObject(imported) && without(imported, [KEY])),
    ...(written.length > 0 && { [KEY]: written }),
  };
}

/** The own sections in a file that this site exported. */
export function ownSectionsIn(meta: Json | undefined, report: ImportReport): OwnSection[] {
  if (!isObject(meta)) return [];
  const sections = objectsOf(ownValue(sanitizeObject(meta, SHAPE, 'meta', report), KEY));
  return sections.map((section, index) => ({
    id: index + 1,
    heading: textOf(section, 'heading'),
    entries: objectsOf(ownValue(section, 'entries')).map((entry, at) => ({
      ...blankItem('workExperiences', at + 1),
      ...readEntry(bindings, entry, report.today),
    })),
  }));
}
