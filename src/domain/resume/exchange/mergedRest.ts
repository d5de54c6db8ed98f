import type { ResumeListName, ResumeOrigin } from '../entities';
import { RESUME_LIST_NAMES } from '../lists';
import { isSameJson, objectsOf, ownValue, without, type JsonObject } from './json';
import { SECTION_MAPS } from './jsonResumeMap';
import { originAt } from './origin';
import type { ImportChoice } from './resumeParts';

type Entries = readonly JsonObject[];

const CHOSEN: Readonly<Record<ImportChoice, (here: Entries, file: Entries) => Entries>> = {
  leave: (here) => here,
  replace: (_, file) => file,
  add: (here, file) => [...here, ...file.filter((entry) => !here.some((one) => isSameJson(one, entry)))],
};

/** The newest file's sections without a list here. Entries in which no field is filled follow the choice for their list. */
export function mergedRest(
  here: ResumeOrigin | undefined,
  file: ResumeOrigin | undefined,
  choiceOf: (list: ResumeListName) => ImportChoice,
): JsonObject {
  const [old, added] = [originAt(here, 'rest'), originAt(file, 'rest')];
  const entries = RESUME_LIST_NAMES.map((list): [string, Entries] => {
    const { section } = SECTION_MAPS[list];
    const [before, inFile] = [ownValue(old, section), ownValue(added, section)].map(objectsOf);
    return [section, CHOSEN[choiceOf(list)](before ?? [], inFile ?? [])];
  });
  const rest = { ...old, ...added, ...Object.fromEntries(entries) };
  return without(
    rest,
    entries.filter(([, { length }]) => length === 0).map(([section]) => section),
  );
}
