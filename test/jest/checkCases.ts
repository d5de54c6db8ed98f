import type {
  PersonalInfo,
  ResumeData,
  ResumeListName,
  WorkExperience,
} from '../../src/domain/resume/entities';
import { blankItem } from '../../src/domain/resume/lists';
import type { ResumePlace } from '../../src/domain/resume/places';
import { emptyResume, printableResume } from '../../src/domain/resume/resume';
import { subjectOf } from '../../src/domain/resume/review';
import { runCheck, type Check, type Finding, type ReviewInput } from '../../src/domain/resume/review/check';
import type { ReadSection } from '../../src/domain/resume/review/readingOrder';

export const JOB: WorkExperience = {
  ...blankItem('workExperiences', 1),
  companyName: 'Metrika Transit Labs',
  position: 'Product Designer',
  location: 'Mumbai',
  startDate: 'Mar 2022',
  endDate: 'Present',
  jobDescription: 'Redesigned a ticket machine for 41 stations.',
  additionalField1: 'Drew 112 pictograms and tested each with 30 riders.',
};
export const OLDER_JOB: WorkExperience = {
  ...JOB,
  id: 2,
  companyName: 'Studio Kachnar',
  startDate: 'Jul 2019',
  endDate: 'Feb 2022',
  jobDescription: 'Built exhibits for 2 science museums.',
  additionalField1: '',
};
/** A resume without any findings. */
export const GOOD: ResumeData = {
  ...printableResume(emptyResume()),
  personalInfo: {
    fullName: 'Farhan Qureshi',
    title: 'Product Designer',
    email: 'farhan@example.com',
    phone: '+91 90000 27745',
    location: 'Pune, Maharashtra',
    linkedIn: 'linkedin.com/in/farhan',
    github: 'github.com/fqureshi',
    description:
      'Product designer for people who do not read manuals. Eight years in health and public transport.',
  },
  workExperiences: [JOB, OLDER_JOB],
  education: [
    {
      id: 1,
      courseName: 'M.Des.',
      stream: 'Interaction Design',
      collegeName: 'Sabarmati Institute',
      cgpaPercent: '8.6 CGPA',
      startDate: '2017',
      endDate: '2019',
    },
  ],
  projects: [
    {
      ...blankItem('projects', 1),
      projectName: 'Akshar Grid',
      techStack: 'TypeScript',
      completionYear: '2024',
      githubLink: 'github.com/fqureshi/akshar-grid',
      projectDescription: 'Layout tool that sets three scripts on one baseline.',
    },
  ],
  skills: [{ id: 1, name: 'Tools', value: 'Figma, TypeScript' }],
  certificates: [{ id: 1, name: 'Usability Analyst', description: 'Passed 2021.' }],
  languages: [{ id: 1, name: 'Hindi', fluency: '9' }],
  interests: [{ id: 1, name: 'Letterpress printing' }],
};

export const INPUT: ReviewInput = {
  resume: GOOD,
  variant: 'a',
  pageCount: 1,
  isPlain: false,
  hasPortrait: true,
  wrapped: {},
  today: { year: 2026, month: 11 },
};

/** Changes to `INPUT`, and the field in which a finding is expected. */
export interface Changed extends Partial<ReviewInput> {
  readonly place?: ResumePlace;
}

const fieldOf = <Item extends object>(changes: Item) => Object.keys(changes)[0] as string & keyof Item;

export const withResume = (changes: Partial<ResumeData>): Changed => ({ resume: { ...GOOD, ...changes } });

export const withInfo = (changes: Partial<PersonalInfo>): Changed => ({
  ...withResume({ personalInfo: { ...GOOD.personalInfo, ...changes } }),
  place: { part: 'personalInfo', field: fieldOf(changes) },
});

const withItem =
  <List extends ResumeListName>(part: List, index = 0) =>
  (changes: Partial<ResumeData[List][number]>): Changed => {
    const items: readonly { id: number }[] = GOOD[part];
    return {
      ...withResume({ [part]: items.map((item, at) => (at === index ? { ...item, ...changes } : item)) }),
      place: { part, id: items[index]!.id, field: fieldOf(changes) },
    };
  };

export const withJob = withItem('workExperiences');
export const withOlderJob = withItem('workExperiences', 1);
export const withProject = withItem('projects');
export const withCourse = withItem('education');
export const withLanguage = withItem('languages');

/** Findings of one rule for `INPUT` with changes. */
export function findingsOf(
  checks: readonly Check[],
  id: string,
  changes: Partial<ReviewInput>,
): readonly Finding[] {
  const subject = subjectOf({ ...INPUT, ...changes });
  const check = checks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return (check.appliesTo?.(subject) ?? true) ? runCheck(check, subject) : [];
}

export const section = (heading: string, page: number, strayFrom?: string): ReadSection => ({
  heading,
  page,
  lines: [],
  ...(strayFrom !== undefined && { strayFrom }),
});

/** Something that a rule reports, and where, if not in the changed field. */
export type FiringCase = readonly [id: string, what: string, changed: Changed, place?: ResumePlace | null];
/** Something that a rule ignores although it looks suspicious. */
export type SilentCase = readonly [id: string, what: string, changed: Changed];

/** Tests a table of rules; each needs at least one firing case. */
export function describeChecks(
  checks: readonly Check[],
  firing: readonly FiringCase[],
  silent: readonly SilentCase[],
): void {
  for (const [id, what, changed, place = changed.place] of firing)
    it(`${id} finds ${what}`, () => {
      const [finding] = findingsOf(checks, id, changed);
      expect(finding?.place).toEqual(place);
      expect(finding?.text).toMatch(/^\S.*[^.]$/u);
      expect(finding?.advice).toMatch(/[.”]$/);
    });

  it.each(checks.map(({ id }) => id))('%s finds nothing in a good resume', (id) => {
    expect(findingsOf(checks, id, {})).toEqual([]);
  });

  it.each(silent)('%s ignores %s', (id, _, changed) => {
    expect(findingsOf(checks, id, changed)).toEqual([]);
  });

  it('has a case for every rule', () => {
    expect([...new Set(firing.map(([id]) => id))].sort()).toEqual(checks.map(({ id }) => id).sort());
  });
}
