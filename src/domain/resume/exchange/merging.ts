import { fillBlanks } from '../../fields';
import type { ListItem, OwnSection, ResumeData, ResumeDesign, ResumeOrigin } from '../entities';
import { filledItems, freeId, itemsIn, ownList, RESUME_LIST_NAMES } from '../lists';
import { withOwnNames } from './designFiles';
import { fingerprint, newItems } from './fingerprint';
import { mergedOrigin } from './mergedOrigin';
import { movedOrigin, originAt, originPlace } from './origin';
import type { ImportChoice, ResumePartName, ResumeParts } from './resumeParts';

type ImportChoices = Readonly<Partial<Record<ResumePartName, ImportChoice>>>;

type MergedListName = Exclude<ResumePartName, 'personalInfo' | 'design' | 'letter'>;

const MERGED_LISTS: readonly MergedListName[] = [...RESUME_LIST_NAMES, 'ownSections'];

/**
 * The new contents of a list, and where they come from.
 * Imported entries get new ids, because an id must never be reused for another entry.
 */
function mergedList(list: MergedListName, choice: ImportChoice, resume: ResumeData, parts: ResumeParts) {
  const here = itemsIn(resume, list);
  const inFile: readonly ListItem[] = parts[list] ?? [];
  const kept = choice === 'add' ? filledItems(here) : [];
  const added = choice === 'add' ? newItems(here, inFile) : filledItems(inFile);
  const first = freeId(resume, list);
  const origin = added.flatMap(({ id }, index) => movedOrigin(parts.origin ?? {}, list, id, first + index));
  return {
    items: [...kept, ...added.map((item, index) => ({ ...item, id: first + index }))],
    origin: { ...twinOrigins(list, kept, resume, parts), ...Object.fromEntries(origin) },
  };
}

/** Entries that are not added, because they are here already, gain what the file has beyond the fields. */
function twinOrigins(
  list: MergedListName,
  kept: readonly ListItem[],
  resume: ResumeData,
  parts: ResumeParts,
): ResumeOrigin {
  const items: readonly ListItem[] = parts[list] ?? [];
  const inFile = new Map(items.map((item) => [fingerprint(item), originPlace(list, item.id)]));
  const origins = kept.flatMap((item) => {
    const place = inFile.get(fingerprint(item));
    if (place === undefined || parts.origin?.[place] === undefined) return [];
    const here = originPlace(list, item.id);
    const both = { ...originAt(resume.origin, here), ...originAt(parts.origin, place) };
    return [[here, JSON.stringify(both)] as const];
  });
  return Object.fromEntries(origins);
}

/** The design of a file, with the names that its own sections have among these. */
function designAmong(
  sections: readonly OwnSection[],
  { design = {}, ownSections = [] }: ResumeParts,
): ResumeDesign {
  const here = new Map(sections.map((section) => [fingerprint(section), ownList(section)]));
  const names = ownSections.flatMap((section) => {
    const name = here.get(fingerprint(section));
    return name ? [[ownList(section), name] as const] : [];
  });
  return withOwnNames(design, new Map(names));
}

/**
 * The new contents of the parts that change.
 * @param choices parts without a choice are left unchanged
 */
export function mergedParts(parts: ResumeParts, resume: ResumeData, choices: ImportChoices): ResumeParts {
  const { personalInfo: info, letter } = parts;
  const choiceOf = (part: ResumePartName) => (parts[part] && choices[part]) ?? 'leave';
  const person = choiceOf('personalInfo');
  const lists = MERGED_LISTS.filter((list) => choiceOf(list) !== 'leave').map(
    (list) => [list, mergedList(list, choiceOf(list), resume, parts)] as const,
  );
  const takesDesign = choiceOf('design') !== 'leave';
  const takesLetter = choiceOf('letter') !== 'leave';
  if (person === 'leave' && lists.length === 0 && !takesDesign && !takesLetter) return {};
  const origins = lists.map(([, list]) => list.origin);
  const merged = Object.fromEntries(lists.map(([list, { items }]) => [list, items])) as ResumeParts;
  return {
    ...(info && person === 'replace' && { personalInfo: info }),
    ...(info && person === 'add' && { personalInfo: fillBlanks(resume.personalInfo, info) }),
    ...merged,
    ...(takesDesign && { design: designAmong(merged.ownSections ?? resume.ownSections, parts) }),
    ...(takesLetter && { letter }),
    // What a file has beyond the fields of a part comes in even if none of its fields is filled.
    origin: mergedOrigin(parts, resume, (part) => (parts[part] ? choiceOf(part) : 'add'), origins),
  };
}
