import type { LetterStop } from '../src/domain/resume/letter/letterFields';
import { jumpTo, to, wizardSetup } from './wizard';

/** The wizard of the letter that goes with a resume: four forms, then the preview. The template's own wizard guards its gate. */
export const letter = wizardSetup<LetterStop>().createMachine({
  id: 'letter',
  initial: 'recipient',
  on: {
    JUMP: [jumpTo('recipient'), jumpTo('opening'), jumpTo('results'), jumpTo('closing'), jumpTo('preview')],
  },
  states: {
    recipient: { tags: 'form', on: { NEXT: to('opening') } },
    opening: { tags: 'form', on: { NEXT: to('results'), PREVIOUS: to('recipient') } },
    results: { tags: 'form', on: { NEXT: to('closing'), PREVIOUS: to('opening') } },
    closing: { tags: 'form', on: { NEXT: to('preview'), PREVIOUS: to('results') } },
    preview: { tags: 'preview', on: { PREVIOUS: to('closing') } },
  },
});
