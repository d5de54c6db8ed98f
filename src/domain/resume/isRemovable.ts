import type { EntryListName } from './entities';

/** Lists that keep their first entry (specification, section 4). */
const KEEP_FIRST: readonly EntryListName[] = ['projects', 'skills', 'professionalSkills'];

/** Whether the entry at `index` shows a Remove control. */
export const isRemovable = (list: EntryListName, index: number): boolean =>
  index > 0 || !KEEP_FIRST.includes(list);
