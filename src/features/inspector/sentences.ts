import type { FlowId } from '../../../machines';

/** The purpose of each machine, in one sentence. */
export const SENTENCES: Readonly<Record<FlowId, string>> = {
  resumeA: 'The wizard of resume template A: eight forms, then the preview, with a rail to all of them.',
  resumeB: 'The wizard of resume template B: eight forms that end with the photo, then the preview.',
  resumeC:
    'The wizard of premium template C: locked until somebody signs in, it opens at the stop they left.',
  resumeD: 'The wizard of premium template D: locked like C, with forms of its own and no photo.',
  diwali:
    'The Diwali post: the details form, then four templates, of which a visitor downloads two and a member all.',
  rakshaBandhan: 'The Raksha Bandhan post: the details form, then four templates behind the same gate.',
  ganeshChaturthi: 'The Ganesh Chaturthi post: the details form, then four templates behind the same gate.',
  independence:
    'The Independence Day post: the details form, then the note that its templates are coming soon.',
  gym: 'The gym offer: the business form, then the template picker, which is a machine of its own.',
  gymPicker:
    'The template picker inside the gym offer: choose a poster, see it at full size, download it or go back.',
  loginPopup:
    'The login popup: it toggles between Login and Sign up, and after a login goes where it was opened for.',
  posterExport:
    'The export of posters as pictures, one at a time: fonts, pictures, drawing, encoding, and why one failed.',
  resumePrint: 'The printing of a resume: prepare the sheets, open the print dialog, or say why it failed.',
};
