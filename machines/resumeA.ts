import type { ResumeStop } from '../src/domain/resume/variants';
import { jumpTo, to, wizardSetup } from './wizard';

/** The wizard of template 1: eight forms, then the preview. */
export const resumeA = wizardSetup<ResumeStop<'a'>>().createMachine({
  id: 'resumeA',
  initial: 'personal',
  on: {
    JUMP: [
      jumpTo('personal'),
      jumpTo('work'),
      jumpTo('education'),
      jumpTo('projects'),
      jumpTo('skills'),
      jumpTo('certificates'),
      jumpTo('languages'),
      jumpTo('interests'),
      jumpTo('preview'),
    ],
  },
  states: {
    personal: { tags: 'form', on: { NEXT: to('work') } },
    work: { tags: 'form', on: { NEXT: to('education'), PREVIOUS: to('personal') } },
    education: { tags: 'form', on: { NEXT: to('projects'), PREVIOUS: to('work') } },
    projects: { tags: 'form', on: { NEXT: to('skills'), PREVIOUS: to('education') } },
    skills: { tags: 'form', on: { NEXT: to('certificates'), PREVIOUS: to('projects') } },
    certificates: { tags: 'form', on: { NEXT: to('languages'), PREVIOUS: to('skills') } },
    languages: { tags: 'form', on: { NEXT: to('interests'), PREVIOUS: to('certificates') } },
    interests: { tags: 'form', on: { NEXT: to('preview'), PREVIOUS: to('languages') } },
    preview: { tags: 'preview', on: { PREVIOUS: to('interests') } },
  },
});
