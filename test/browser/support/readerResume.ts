import type { ResumeData } from '../../../src/domain/resume/entities';
import { emptyResume } from '../../../src/domain/resume/resume';

/**
 * A resume in the conventions that programs of US origin are trained on: phone "(123) 456-7890", "City, ST", "Jan 2020 –
 * Present", degrees in full. It fills every list, so each variant shows what it has steps for.
 */
export const READER_RESUME: ResumeData = {
  ...emptyResume(),
  personalInfo: {
    fullName: 'Priya Natarajan',
    title: 'Senior Software Engineer',
    email: 'priya.natarajan@example.com',
    phone: '(415) 555-0142',
    location: 'San Jose, CA',
    linkedIn: 'linkedin.com/in/priyanatarajan',
    github: 'github.com/priyanatarajan',
    description:
      'Software engineer with nine years of payments and search. I build services that stay up, explain them in plain words, and teach the people who will own them next.',
  },
  workExperiences: [
    {
      id: 1,
      companyName: 'Redwood Payments',
      position: 'Senior Software Engineer',
      location: 'San Jose, CA',
      startDate: 'January 2021',
      endDate: 'Present',
      jobDescription:
        'Lead the ledger team of six people; settlement of 14 million entries a day now ends before sunrise.',
      additionalField1:
        'Cut reconciliation from nine hours to forty minutes by moving from row matching to sorted merges in PostgreSQL.',
      additionalField2: 'Wrote the on-call handbook that three other teams have adopted since then.',
    },
    {
      id: 2,
      companyName: 'Lakeside Search',
      position: 'Software Engineer',
      location: 'Austin, TX',
      startDate: 'July 2018',
      endDate: 'December 2020',
      jobDescription:
        'Rebuilt the query planner in Go; the slowest tenth of searches fell from 900 ms to 120 ms.',
      additionalField1:
        'Replaced a nightly index build by a streaming one, so that new documents appear within a minute.',
      additionalField2: '',
    },
    {
      id: 3,
      companyName: 'Harbor Analytics',
      position: 'Data Analyst',
      location: 'Boston, MA',
      startDate: 'June 2016',
      endDate: 'June 2018',
      jobDescription: 'Built the weekly demand forecast for 240 stores, used by the buyers to this day.',
      additionalField1: 'Trained eleven colleagues in SQL, of whom four now write their own reports.',
      additionalField2: '',
    },
  ],
  education: [
    {
      id: 1,
      courseName: 'Master of Science',
      stream: 'Computer Science',
      collegeName: 'Pacific State University',
      cgpaPercent: '3.87 GPA',
      startDate: '2014',
      endDate: '2016',
    },
    {
      id: 2,
      courseName: 'Bachelor of Science',
      stream: 'Mathematics',
      collegeName: 'Riverdale College',
      cgpaPercent: '3.72 GPA',
      startDate: '2010',
      endDate: '2014',
    },
  ],
  projects: [
    {
      id: 1,
      projectName: 'Paper Trail',
      techStack: 'TypeScript and SQLite',
      completionYear: '2023',
      githubLink: 'github.com/priyanatarajan/paper-trail',
      projectDescription: 'A small audit log that never loses a line, with property tests for every writer.',
      additionalField1: 'Used by two public libraries for the records of their lending desks.',
      additionalField2: '',
    },
    {
      id: 2,
      projectName: 'Quiet Map',
      techStack: 'Rust and WebAssembly',
      completionYear: '2021',
      githubLink: 'github.com/priyanatarajan/quiet-map',
      projectDescription: 'Walking routes away from traffic noise, drawn on the phone without any server.',
      additionalField1: '',
      additionalField2: '',
    },
  ],
  skills: [
    { id: 1, name: 'Languages', value: 'Go, TypeScript, Rust, SQL' },
    { id: 2, name: 'Platform', value: 'PostgreSQL, Kafka, Kubernetes' },
  ],
  professionalSkills: [
    { id: 1, name: 'Backend services', fluency: '9' },
    { id: 2, name: 'Databases', fluency: '8' },
    { id: 3, name: 'Teaching', fluency: '8' },
    { id: 4, name: 'Incident response', fluency: '7' },
  ],
  certificates: [{ id: 1, name: 'Kubernetes Administrator', description: 'Passed at 94 percent.' }],
  languages: [
    { id: 1, name: 'English', fluency: '10' },
    { id: 2, name: 'Tamil', fluency: '9' },
  ],
  interests: [
    { id: 1, name: 'Open-water swimming' },
    { id: 2, name: 'Letterpress printing' },
  ],
  reference: [
    {
      id: 1,
      name: 'Morgan Ellis',
      company: 'Redwood Payments',
      companySite: 'redwood.example.com',
      phoneNumber: '(415) 555-0188',
    },
    {
      id: 2,
      name: 'Dana Whitfield',
      company: 'Lakeside Search',
      companySite: '',
      phoneNumber: '(512) 555-0110',
    },
  ],
};
