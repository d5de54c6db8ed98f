import type { PosterJob } from '../src/domain/posts/occasions';
import { finish, jobSetup, newJob, start, whenFailed, whileBusy } from './job';

/** A visitor's request interrupts a picture that is drawn ahead of time for the share sheet. */
const ahead = { START: { guard: 'worksAhead', reenter: true, ...start('fonts') } } as const;

/** The export of posters as pictures, one at a time: fonts, pictures, drawing, delivery. */
export const posterExport = jobSetup<PosterJob>(({ purpose }) => purpose === 'prepare').createMachine({
  id: 'posterExport',
  context: newJob,
  initial: 'idle',
  states: {
    idle: { on: { START: start('fonts') } },
    fonts: {
      tags: 'busy',
      entry: 'loadPosterFonts',
      on: { ...ahead, ...whileBusy('fonts'), ADVANCE: { guard: 'isCurrent', target: 'pictures' } },
    },
    pictures: {
      tags: 'busy',
      entry: 'loadPosterPictures',
      on: { ...ahead, ...whileBusy('fonts'), ADVANCE: { guard: 'isCurrent', target: 'rendering' } },
    },
    rendering: {
      tags: 'busy',
      entry: 'drawPoster',
      on: { ...ahead, ...whileBusy('fonts'), ADVANCE: { guard: 'isCurrent', target: 'delivering' } },
    },
    delivering: {
      tags: 'busy',
      entry: 'deliverPoster',
      on: { ...ahead, ...whileBusy('fonts'), ADVANCE: finish('fonts') },
    },
    done: { on: { START: start('fonts'), DISMISS: 'idle' } },
    failed: { on: { RETRY: { target: 'fonts', actions: 'beginAgain' }, ...whenFailed('fonts') } },
  },
});
