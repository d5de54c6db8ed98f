import { oncePerObject } from '../oncePerObject';
import { visible } from '../visible';
import type { ListItem, ResumeData } from './entities';
import { eachList } from './lists';

/** The same for the same entry, whose texts are analysed once. */
const visibleIn = oncePerObject(<Entry extends object>(entry: Entry): Entry => {
  const texts = Object.entries(entry).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? visible(value) : value,
  ]);
  return Object.fromEntries(texts) as Entry;
});

/** The resume without invisible characters, which would split its words and be part of the addresses that its links open. */
export function visibleResume(resume: ResumeData): ResumeData {
  return {
    ...resume,
    personalInfo: visibleIn(resume.personalInfo),
    ownSections: resume.ownSections.map((section) => ({
      ...visibleIn(section),
      entries: section.entries.map(visibleIn),
    })),
    ...eachList((list) => resume[list].map(visibleIn<ListItem>)),
  };
}
