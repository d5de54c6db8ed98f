import type { ResumeListName } from './entities';

/** Lists whose first entry stays (specification, section 4). */
const FIRST_STAYS: readonly ResumeListName[] = ['projects', 'skills', 'professionalSkills'];

/** Whether the entry at `index` shows a Remove control. */
export const isRemovable = (list: ResumeListName, index: number): boolean =>
  index > 0 || !FIRST_STAYS.includes(list);
