import type { ResumeStop } from '../src/domain/resume/variants';
import { jumpTo, to, wizardSetup } from './wizard';

/** The wizard of template 2: eight forms, the photo last, then the preview. */
export const resumeB = wizardSetup<ResumeStop<'b'>>().createMachine({
  id: 'resumeB',
  initial: 'personal',
  on: {
    JUMP: [
      jumpTo('personal'),
      jumpTo('work'),
      jumpTo('education'),
      jumpTo('projects'),
      jumpTo('professionalSkills'),
      jumpTo('languages'),
      jumpTo('interests'),
      jumpTo('photo'),
      jumpTo('preview'),
    ],
  },
  states: {
    personal: { tags: 'form', on: { NEXT: to('work') } },
    work: { tags: 'form', on: { NEXT: to('education'), PREVIOUS: to('personal') } },
    education: { tags: 'form', on: { NEXT: to('projects'), PREVIOUS: to('work') } },
    projects: { tags: 'form', on: { NEXT: to('professionalSkills'), PREVIOUS: to('education') } },
    professionalSkills: { tags: 'form', on: { NEXT: to('languages'), PREVIOUS: to('projects') } },
    languages: { tags: 'form', on: { NEXT: to('interests'), PREVIOUS: to('professionalSkills') } },
    interests: { tags: 'form', on: { NEXT: to('photo'), PREVIOUS: to('languages') } },
    photo: { tags: 'form', on: { NEXT: to('preview'), PREVIOUS: to('interests') } },
    preview: { tags: 'preview', on: { PREVIOUS: to('photo') } },
  },
});
