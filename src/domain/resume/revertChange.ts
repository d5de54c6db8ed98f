import type { ListItem, OwnSection, ResumeData, ResumeLists } from './entities';
import { nextId, RESUME_LIST_NAMES } from './lists';

/** The parts of a resume that a change affects, as they are before or after it. */
export type ResumeChange = Partial<ResumeData>;

type Items = readonly ListItem[];

type OwnSections = readonly OwnSection[];

const itemOf = <Item extends ListItem>(items: readonly Item[], id: number): Item | undefined =>
  items.find((item) => item.id === id);

function revertFields<Fields extends object>(before: Fields, after: Partial<Fields>, now: Fields): Fields {
  const changed = Object.entries(before).filter(([field, text]) => text !== after[field as keyof Fields]);
  return { ...now, ...Object.fromEntries(changed) };
}

function revertList(before: Items, after: Items, now: Items): Items {
  const isSame = ({ id }: Items[number]) => itemOf(before, id) === itemOf(after, id);
  const list = now.filter((item) => isSame(item) || !itemOf(after, item.id));
  for (const [index, item] of before.entries()) {
    if (isSame(item)) continue;
    // An entry added since may have taken the id of the removed one.
    const isTaken = itemOf(list, item.id) !== undefined;
    list.splice(index, 0, isTaken ? { ...item, id: nextId([...before, ...list]) } : item);
  }
  return list;
}

/** What came later in own sections that the change altered stays, too. */
function revertSections(before: OwnSections = [], after: OwnSections = [], now: OwnSections = []): Items {
  const altered = before.map((section) => {
    const [then, current] = [itemOf(after, section.id), itemOf(now, section.id)];
    if (!then || !current || then === section) return section;
    const entries = revertList(section.entries, then.entries, current.entries);
    return { ...revertFields(section, then, current), entries };
  });
  return revertList(altered, after, now);
}

type Texts = Readonly<Record<string, string>>;

/** Texts that the change added or altered return to what they were; those that came later stay. */
function revertTexts(before: Texts = {}, after: Texts = {}, now: Texts = {}): Texts {
  const isSame = ([name]: [string, string]) => before[name] === after[name];
  return Object.fromEntries([
    ...Object.entries(now).filter(isSame),
    ...Object.entries(before).filter((entry) => !isSame(entry)),
  ]);
}

/**
 * Reverts one change of a resume that has changed further since. Fields and entries that the change affected return to their
 * earlier values; all others keep their current ones. Unchanged entries are recognized by identity.
 */
export function revertChange(before: ResumeChange, after: ResumeChange, now: ResumeData): ResumeData {
  const lists = RESUME_LIST_NAMES.flatMap((list) => {
    const [old, changed] = [before[list], after[list]];
    return old && changed ? [[list, revertList(old, changed, now[list])]] : [];
  });
  return {
    ...now,
    ...before,
    ...(before.personalInfo && {
      personalInfo: revertFields(before.personalInfo, after.personalInfo ?? {}, now.personalInfo),
    }),
    ...('origin' in before && { origin: revertTexts(before.origin, after.origin, now.origin) }),
    ...('ownSections' in before && {
      ownSections: revertSections(before.ownSections, after.ownSections, now.ownSections) as OwnSection[],
    }),
    ...('letter' in before && { letter: revertTexts(before.letter, after.letter, now.letter) }),
    ...(Object.fromEntries(lists) as Partial<ResumeLists>),
  };
}
