import { finish, jobSetup, newJob, start, whenFailed, whileBusy } from './job';

/** Input of a print job. */
export interface PrintSubject {
  /** Document title while printing. */
  title: string;
}

/** The printing of a resume: prepare the sheets, then open the print dialog. */
export const resumePrint = jobSetup<PrintSubject>().createMachine({
  id: 'resumePrint',
  context: newJob,
  initial: 'idle',
  states: {
    idle: { on: { START: start('preparing') } },
    preparing: {
      tags: 'busy',
      entry: 'preparePrint',
      on: { ...whileBusy('preparing'), ADVANCE: { guard: 'isCurrent', target: 'printing' } },
    },
    printing: {
      tags: 'busy',
      entry: 'openPrintDialog',
      on: { ...whileBusy('preparing'), ADVANCE: finish('preparing') },
    },
    done: { on: { START: start('preparing'), DISMISS: 'idle' } },
    failed: { on: whenFailed('preparing') },
  },
});
