import type { ResumeStop } from '../src/domain/resume/variants';
import { jumpTo, to, wizardSetup } from './wizard';

/** The wizard of template 3, a premium one: locked until SIGNED_IN, which returns to the last stop. */
export const resumeC = wizardSetup<ResumeStop<'c'>>().createMachine({
  id: 'resumeC',
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
          jumpTo('professionalSkills'),
          jumpTo('languages'),
          jumpTo('reference'),
          jumpTo('photo'),
          jumpTo('preview'),
        ],
      },
      states: {
        personal: { tags: 'form', on: { NEXT: to('work') } },
        work: { tags: 'form', on: { NEXT: to('education'), PREVIOUS: to('personal') } },
        education: { tags: 'form', on: { NEXT: to('professionalSkills'), PREVIOUS: to('work') } },
        professionalSkills: { tags: 'form', on: { NEXT: to('languages'), PREVIOUS: to('education') } },
        languages: { tags: 'form', on: { NEXT: to('reference'), PREVIOUS: to('professionalSkills') } },
        reference: { tags: 'form', on: { NEXT: to('photo'), PREVIOUS: to('languages') } },
        photo: { tags: 'form', on: { NEXT: to('preview'), PREVIOUS: to('reference') } },
        preview: { tags: 'preview', on: { PREVIOUS: to('photo') } },
        lastStop: { type: 'history' },
      },
    },
  },
});
