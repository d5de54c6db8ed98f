import { BAR_PERCENT_PER_POINT } from './limits';
import type { PersonalInfo, ResumeData, ResumeLists } from './entities';
import { blankItem, isBlankItem, RESUME_LIST_NAMES } from './lists';

const EMPTY_PERSONAL: PersonalInfo = {
  fullName: '',
  title: '',
  email: '',
  phone: '',
  location: '',
  linkedIn: '',
  github: '',
  description: '',
};

/** A resume before anything is typed: every list offers one blank entry to start in. */
export function emptyResume(): ResumeData {
  const lists = Object.fromEntries(RESUME_LIST_NAMES.map((list) => [list, [blankItem(list, 1)]]));
  return { personalInfo: { ...EMPTY_PERSONAL }, selectedPhoto: null, ...(lists as unknown as ResumeLists) };
}

/** The resume as a sheet shows it: entries in which nothing was typed are left off. */
export function printableResume(resume: ResumeData): ResumeData {
  const filled = RESUME_LIST_NAMES.map((list) => {
    const items: readonly { id: number }[] = resume[list];
    return [list, items.filter((item) => !isBlankItem(item))];
  });
  return { ...resume, ...(Object.fromEntries(filled) as ResumeLists) };
}

/**
 * Points of a typed fluency on a scale of `max` (10 for languages, 9 for professional skills).
 * Clamped to the scale, so that no bar passes 100 %; undefined when it is no number.
 */
export function fluencyOf(typed: string, max: number): number | undefined {
  const points = Number.parseFloat(typed);
  return Number.isFinite(points) ? Math.min(Math.max(points, 0), max) : undefined;
}

/** Width of a fluency bar in percent: 10 % for every point. */
export function barPercent(points: number): number {
  return Math.min(points * BAR_PERCENT_PER_POINT, 100);
}

/** Title of the print job, which browsers offer as the file name of the PDF. */
export function documentTitle(fullName: string): string {
  return fullName.trim() === '' ? 'Resume' : `${fullName.trim()} — Resume`;
}
