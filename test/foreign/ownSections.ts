import type { OwnSection, WorkExperience } from '../../src/domain/resume/entities';
import { blankItem } from '../../src/domain/resume/lists';

const section = (id: number, heading: string, entries: readonly Partial<WorkExperience>[]): OwnSection => ({
  id,
  heading,
  entries: entries.map((entry, index) => ({ ...blankItem('workExperiences', index + 1), ...entry })),
});

/** Sections that the forms don't have: of a nurse, and of a graduate. */
export const NURSE_SECTIONS: readonly OwnSection[] = [
  section(1, 'Volunteering', [
    {
      companyName: 'Red Cross Society',
      position: 'First-aid trainer',
      location: 'Kochi, Kerala',
      startDate: 'Jun 2019',
      endDate: 'Present',
      jobDescription: 'Trained 340 drivers and teachers to stop bleeding and to restart a heart.',
      additionalField1: 'Wrote the handbook of the course in Malayalam.',
    },
    {
      companyName: 'Institute of Palliative Medicine',
      position: 'Home visits',
      location: 'Aluva, Kerala',
      startDate: 'Jan 2015',
      endDate: 'May 2017',
      jobDescription: 'Dressed wounds at the homes of twelve patients each Sunday.',
    },
  ]),
  section(2, 'Conferences Attended', [
    {
      jobDescription: 'Critical Care Nursing Congress, Chennai, 2023',
      additionalField1: 'Infection Control Update, Kochi, 2021',
    },
  ]),
];

export const GRADUATE_SECTIONS: readonly OwnSection[] = [
  section(1, 'Positions of Responsibility', [
    {
      companyName: 'Coding Club',
      position: 'Secretary',
      location: 'Pune, Maharashtra',
      startDate: 'Aug 2023',
      endDate: 'Apr 2024',
      jobDescription: 'Ran a weekly contest for ninety students and kept its judge running.',
    },
  ]),
  section(2, 'Achievements', [
    {
      jobDescription: 'Winner of the Smart India Hackathon 2023, out of 900 teams',
      additionalField1: 'Rank 212 in the state entrance examination',
      additionalField2: 'Merit scholarship in all four years',
    },
    { jobDescription: 'Second place in the university chess tournament' },
  ]),
];
