import type { ResumeStop } from '../src/domain/resume/variants';
import { jumpTo, to, wizardSetup } from './wizard';

/** The wizard of template 4, a premium one: locked until SIGNED_IN, which returns to the last stop. */
export const resumeD = wizardSetup<ResumeStop<'d'>>().createMachine({
  id: 'resumeD',
  initial: 'locked',
  states: {
    locked: {
      tags: 'locked',
      on: { LOGIN: { actions: 'openLoginPopup' }, SIGNED_IN: to('open.lastStop') },
    },
    open: {
      initial: 'personal',
      on: {
        SIGNED_OUT: 'locked',
        JUMP: [
          jumpTo('personal'),
          jumpTo('work'),
          jumpTo('education'),
          jumpTo('projects'),
          jumpTo('professionalSkills'),
          jumpTo('certificates'),
          jumpTo('languages'),
          jumpTo('preview'),
        ],
      },
      states: {
        personal: { tags: 'form', on: { NEXT: to('work') } },
        work: { tags: 'form', on: { NEXT: to('education'), PREVIOUS: to('personal') } },
        education: { tags: 'form', on: { NEXT: to('projects'), PREVIOUS: to('work') } },
        projects: { tags: 'form', on: { NEXT: to('professionalSkills'), PREVIOUS: to('education') } },
        professionalSkills: { tags: 'form', on: { NEXT: to('certificates'), PREVIOUS: to('projects') } },
        certificates: { tags: 'form', on: { NEXT: to('languages'), PREVIOUS: to('professionalSkills') } },
        languages: { tags: 'form', on: { NEXT: to('preview'), PREVIOUS: to('certificates') } },
        preview: { tags: 'preview', on: { PREVIOUS: to('languages') } },
        lastStop: { type: 'history' },
      },
    },
  },
});
