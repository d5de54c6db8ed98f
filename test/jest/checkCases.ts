import type {
  PersonalInfo,
  Project,
  ResumeData,
  ResumeListName,
  WorkExperience,
} from '../../src/domain/resume/entities';
import type { ResumePlace } from '../../src/domain/resume/places';
import { subjectOf } from '../../src/domain/resume/review';
import type { Check, Finding, ReviewInput } from '../../src/domain/resume/review/check';
import type { ReadSection } from '../../src/domain/resume/review/readingOrder';

export const JOB: WorkExperience = {
  id: 1,
  companyName: 'Metrika Transit Labs',
  position: 'Product Designer',
  location: 'Mumbai',
  startDate: 'Mar 2022',
  endDate: 'Present',
  jobDescription: 'Redesigned a ticket machine for 41 stations.',
  additionalField1: 'Drew 112 pictograms and tested each with 30 riders.',
  additionalField2: '',
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
export const PROJECT: Project = {
  id: 1,
  projectName: 'Akshar Grid',
  techStack: 'TypeScript',
  completionYear: '2024',
  githubLink: 'github.com/fqureshi/akshar-grid',
  projectDescription: 'Layout tool that sets three scripts on one baseline.',
  additionalField1: '',
  additionalField2: '',
};

/** A resume without any findings. */
export const GOOD: ResumeData = {
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
  selectedPhoto: null,
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
  projects: [PROJECT],
  skills: [{ id: 1, name: 'Tools', value: 'Figma, TypeScript' }],
  certificates: [{ id: 1, name: 'Usability Analyst', description: 'Passed 2021.' }],
  languages: [{ id: 1, name: 'Hindi', fluency: '9' }],
  interests: [{ id: 1, name: 'Letterpress printing' }],
  professionalSkills: [],
  reference: [],
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

export const withInfo = (changes: Partial<PersonalInfo>): Partial<ReviewInput> => ({
  resume: { ...GOOD, personalInfo: { ...GOOD.personalInfo, ...changes } },
});
export const withResume = (changes: Partial<ResumeData>): Partial<ReviewInput> => ({
  resume: { ...GOOD, ...changes },
});
export const withJob = (changes: Partial<WorkExperience>): Partial<ReviewInput> =>
  withResume({ workExperiences: [{ ...JOB, ...changes }, OLDER_JOB] });
export const withOlderJob = (changes: Partial<WorkExperience>): Partial<ReviewInput> =>
  withResume({ workExperiences: [JOB, { ...OLDER_JOB, ...changes }] });
export const withProject = (changes: Partial<Project>): Partial<ReviewInput> =>
  withResume({ projects: [{ ...PROJECT, ...changes }] });
export const withCourse = (changes: Partial<ResumeData['education'][number]>): Partial<ReviewInput> =>
  withResume({ education: GOOD.education.map((course) => ({ ...course, ...changes })) });
/** Findings of one rule for `INPUT` with changes. */
export function findingsOf(
  checks: readonly Check[],
  id: string,
  changes: Partial<ReviewInput>,
): readonly Finding[] {
  const subject = subjectOf({ ...INPUT, ...changes });
  const check = checks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return (check.appliesTo?.(subject) ?? true) ? check.run(subject) : [];
}

export const me = (field: keyof PersonalInfo): ResumePlace => ({ part: 'personalInfo', field });
export const item = (part: ResumeListName, field?: string, id = 1): ResumePlace =>
  field === undefined ? { part, id } : { part, id, field };
export const job = (field: string, id = 1): ResumePlace => item('workExperiences', field, id);

export const section = (heading: string, page: number, strayFrom?: string): ReadSection => ({
  heading,
  page,
  lines: [],
  ...(strayFrom !== undefined && { strayFrom }),
});

/** An input for which a rule reports a finding, and the place it points to. */
export type FiringCase = readonly [
  id: string,
  what: string,
  changes: Partial<ReviewInput>,
  place: ResumePlace | null,
];
/** An input that a rule must not report although it looks suspicious. */
export type SilentCase = readonly [id: string, what: string, changes: Partial<ReviewInput>];

/** Tests a table of rules; each needs at least one firing case. */
export function describeChecks(
  checks: readonly Check[],
  firing: readonly FiringCase[],
  silent: readonly SilentCase[],
): void {
  it.each(firing)('%s finds %s', (id, _, changes, place) => {
    const [finding] = findingsOf(checks, id, changes);
    expect(finding?.place).toEqual(place);
    expect(finding?.text).toMatch(/^\S.*[^.]$/u);
    expect(finding?.advice).toMatch(/[.”]$/);
  });

  it.each(checks.map(({ id }) => id))('%s finds nothing in a good resume', (id) => {
    expect(findingsOf(checks, id, {})).toEqual([]);
  });

  it.each(silent)('%s ignores %s', (id, _, changes) => {
    expect(findingsOf(checks, id, changes)).toEqual([]);
  });

  it('has a case for every rule', () => {
    expect([...new Set(firing.map(([id]) => id))].sort()).toEqual(checks.map(({ id }) => id).sort());
  });
}
