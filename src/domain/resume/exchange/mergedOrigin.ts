import type { ResumeData, ResumeOrigin } from '../entities';
import { RESUME_LIST_NAMES } from '../lists';
import { isSameJson, objectsOf, ownValue, without, type JsonObject } from './json';
import { OWN_MAPS, SECTION_MAPS } from './jsonResumeMap';
import { originAt } from './origin';
import type { ImportChoice, ResumePartName, ResumeParts } from './resumeParts';

type Entries = readonly JsonObject[];

const CHOSEN: Readonly<Record<ImportChoice, (here: Entries, file: Entries) => Entries>> = {
  leave: (here) => here,
  replace: (_, file) => file,
  add: (here, file) => [...here, ...file.filter((entry) => !here.some((one) => isSameJson(one, entry)))],
};

/** The sections of JSON Resume that are read, each with the part that it becomes. */
const READ: readonly (readonly [section: string, part: ResumePartName])[] = [
  ...RESUME_LIST_NAMES.map((list) => [SECTION_MAPS[list].section, list] as const),
  ...OWN_MAPS.map(({ section }) => [section, 'ownSections'] as const),
];

/**
 * The newest file's sections without a part here. Entries in which no field is filled follow the choice for their part.
 * @param imported the origins of entries that are imported: kept by a tab that had no place for them, they now have one
 */
function mergedRest(
  here: ResumeOrigin | undefined,
  file: ResumeOrigin | undefined,
  choiceOf: (part: ResumePartName) => ImportChoice,
  imported: ResumeOrigin,
): JsonObject {
  const [old, added] = [originAt(here, 'rest'), originAt(file, 'rest')];
  const placed = Object.keys(imported).map((place) => originAt(imported, place));
  const entries = READ.map(([section, part]): [string, Entries] => {
    const [before = [], inFile = []] = [ownValue(old, section), ownValue(added, section)].map(objectsOf);
    const unplaced = before.filter((entry) => !placed.some((one) => isSameJson(one, entry)));
    return [section, CHOSEN[choiceOf(part)](unplaced, inFile)];
  });
  const rest = { ...old, ...added, ...Object.fromEntries(entries) };
  return without(
    rest,
    entries.filter(([, { length }]) => length === 0).map(([section]) => section),
  );
}

/**
 * Parts that are imported bring their origin along; parts that stay keep theirs.
 * @param lists the origins of the lists that are imported
 */
export function mergedOrigin(
  parts: ResumeParts,
  resume: ResumeData,
  choiceOf: (part: ResumePartName) => ImportChoice,
  lists: readonly ResumeOrigin[],
): ResumeOrigin {
  const [here, file] = [originAt(resume.origin, 'basics'), originAt(parts.origin, 'basics')];
  const imported = Object.fromEntries(lists.flatMap((origins) => Object.entries(origins)));
  const basics = { replace: file, add: { ...file, ...here }, leave: here }[choiceOf('personalInfo')];
  return {
    ...resume.origin,
    basics: JSON.stringify(basics),
    ...imported,
    rest: JSON.stringify(mergedRest(resume.origin, parts.origin, choiceOf, imported)),
  };
}
