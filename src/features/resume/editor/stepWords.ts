import type { ResumeStep } from '../../../domain/resume/variants';

const REORDER = 'Drag an entry by its dots, or use its arrows, to change the order.';

/** One sentence under the heading of a step. */
export const STEP_INTROS: Readonly<Record<ResumeStep, string>> = {
  personal: 'How people reach you, and who you are in a few lines.',
  work: `Newest first. ${REORDER}`,
  education: `Newest first. ${REORDER}`,
  projects: `The ones you would like to be asked about. ${REORDER}`,
  skills: `Group them under short headings, such as Languages or Tools. ${REORDER}`,
  professionalSkills: `Your best first, each with a level from 1 to 9. ${REORDER}`,
  certificates: `What you passed, and when. ${REORDER}`,
  languages: `Each with a level from 1 to 10. ${REORDER}`,
  interests: `Two or three are enough. ${REORDER}`,
  reference: `People who agreed to be asked about you. ${REORDER}`,
  photo: 'Head and shoulders, plain background. It appears at the top of your resume.',
};
