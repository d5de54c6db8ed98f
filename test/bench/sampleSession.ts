import type { ResumeData } from '../../src/domain/resume/entities';
import { emptyResume } from '../../src/domain/resume/resume';
import type { ResumeStep } from '../../src/domain/resume/variants';
import { sessionOf } from '../browser/support/resumeTab';

const POINT = 'Rebuilt the booking form; drop-off on the second step fell from 31 to 12 percent.';

/** A full resume, as long as most people ever write: two pages in variant A. */
export const FULL_RESUME: ResumeData = {
  ...emptyResume(),
  personalInfo: {
    fullName: 'Nisha Verma',
    title: 'Front-end Developer',
    email: 'nisha.verma@example.in',
    phone: '98765 43210',
    location: 'Gurugram, Haryana',
    linkedIn: 'linkedin.com/in/example',
    github: 'github.com/example',
    description: 'Front-end developer with five years of work on booking and billing screens.',
  },
  workExperiences: [1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    companyName: `Kadam Logistics ${id}`,
    position: 'Front-end Developer',
    location: 'Gurugram',
    startDate: 'Apr 2022',
    endDate: 'Present',
    jobDescription: POINT,
    additionalField1: POINT,
    additionalField2: POINT,
  })),
  education: [1, 2].map((id) => ({
    id,
    courseName: 'B.Tech',
    stream: 'Computer Science',
    collegeName: 'Sample Institute of Technology',
    cgpaPercent: '8.4 CGPA',
    startDate: '2016',
    endDate: '2020',
  })),
  projects: [1, 2, 3].map((id) => ({
    id,
    projectName: `Bus board ${id}`,
    techStack: 'TypeScript, SVG',
    completionYear: '2023',
    githubLink: 'github.com/example/bus-board',
    projectDescription: 'Departure board for six local routes that works without a connection.',
    additionalField1: POINT,
    additionalField2: POINT,
  })),
  skills: [1, 2, 3].map((id) => ({
    id,
    name: `Skill group ${id}`,
    value: 'TypeScript, React, PostgreSQL, Redis',
  })),
  certificates: [1, 2].map((id) => ({
    id,
    name: `Certificate ${id}`,
    description: 'Accessibility, two days',
  })),
  languages: ['Hindi', 'English', 'Tamil'].map((name, index) => ({ id: index + 1, name, fluency: '8' })),
  interests: ['Map drawing', 'Badminton'].map((name, index) => ({ id: index + 1, name })),
  professionalSkills: ['HTML and CSS', 'TypeScript'].map((name, index) => ({
    id: index + 1,
    name,
    fluency: '9',
  })),
  reference: [
    {
      id: 1,
      name: 'R. Kadam',
      company: 'Kadam Logistics',
      companySite: 'example.in',
      phoneNumber: '98765 43211',
    },
  ],
};

const copies = <Item extends { id: number }>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length])
    .filter((item) => item !== undefined)
    .map((item, index) => ({ ...item, id: index + 1 }));

/** A resume with 200 entries, which no one should have but someone will paste. */
export const HUGE_RESUME: ResumeData = {
  ...FULL_RESUME,
  workExperiences: copies(FULL_RESUME.workExperiences, 100),
  education: copies(FULL_RESUME.education, 20),
  projects: copies(FULL_RESUME.projects, 40),
  skills: copies(FULL_RESUME.skills, 20),
  certificates: copies(FULL_RESUME.certificates, 20),
};

/** An init script that sets the session of a tab with this resume and variant A's wizard at this stop. */
export function sampleSession(resume: ResumeData, stop: ResumeStep | 'preview'): string {
  const session = Object.entries(sessionOf({ variant: 'a', resume, stop }));
  return `for (const [key, value] of ${JSON.stringify(session)}) sessionStorage.setItem(key, value);`;
}
