import { BAR_PERCENT_PER_POINT } from './limits';
import { textsFor } from '../fields';
import type { ListItem, ResumeData, WorkExperience } from './entities';
import { blankItem, eachList, filledItems } from './lists';
import { PERSONAL_FIELDS } from './resumeFields';

/** A new resume; every list starts with one blank entry. */
export function emptyResume(): ResumeData {
  return {
    personalInfo: textsFor(PERSONAL_FIELDS, () => ''),
    selectedPhoto: null,
    origin: {},
    letter: {},
    ownSections: [],
    design: {},
    ...eachList((list) => [blankItem(list, 1)]),
  };
}

/** The resume without its blank list entries. */
export function printableResume(resume: ResumeData): ResumeData {
  const ownSections = resume.ownSections.map(({ entries, ...section }) => ({
    ...section,
    entries: filledItems(entries),
  }));
  return { ...resume, ownSections, ...eachList((list) => filledItems<ListItem>(resume[list])) };
}

/** The parts that are not blank, without the white space around them, and with a separator between them. */
export const joinFilled = (parts: readonly string[], separator = ', '): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);

/** "Jul 2020 – Present". */
export const periodOf = ({ startDate, endDate }: Pick<WorkExperience, 'startDate' | 'endDate'>): string =>
  joinFilled([startDate, endDate], ' – ');

/**
 * Parses a typed fluency on a scale of `max` (10 for languages, 9 for professional skills).
 * Clamps it to the scale, so that no bar exceeds 100 %; undefined if it isn't a number.
 */
export function fluencyOf(typed: string, max: number): number | undefined {
  const points = Number.parseFloat(typed);
  return Number.isFinite(points) ? Math.min(Math.max(points, 0), max) : undefined;
}

/** Width of a fluency bar in percent. */
export function barPercent(points: number): number {
  return Math.min(points * BAR_PERCENT_PER_POINT, 100);
}
