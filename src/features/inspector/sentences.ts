import type { FlowId } from '../../../machines';
import {
  POST_FLOW_NAMES,
  POST_FLOWS,
  type AfterDetails,
  type PickerFlow,
  type PostFlowName,
} from '../../domain/posts/occasions';

/** What a post flow consists of. */
const AFTER_DETAILS: Readonly<Record<AfterDetails, string>> = {
  select: 'the details form, then four templates, of which a visitor downloads two and a member all.',
  comingSoon: 'the details form, then a note that its templates are coming soon.',
  picker: 'the details form, then the template picker, which is a machine of its own.',
};

const OTHERS: Readonly<Record<Exclude<FlowId, PostFlowName | `${PickerFlow}Picker`>, string>> = {
  resumeA: 'The wizard of resume template A: eight forms, then the preview, with a rail to all of them.',
  resumeB: 'The wizard of resume template B: eight forms that end with the photo, then the preview.',
  resumeC:
    'The wizard of premium template C: locked until the visitor signs in, then it opens at the step they left.',
  resumeD: 'The wizard of premium template D: locked like C, with forms of its own and no photo.',
  loginPopup:
    'The login popup: it toggles between Login and Sign Up, and after a login returns to where it was opened.',
  posterExport:
    'The export of posters as pictures, one at a time: fonts, pictures, drawing, encoding, and the reason if one failed.',
  resumePrint:
    'The printing of a resume: prepare the sheets and open the print dialog, or report why that failed.',
  resumeKeeping:
    'The keeping of a resume on this device: changes are collected, then saved together, until another tab overtakes this one.',
};

const PICKER = 'The template picker: choose a poster, see it at full size, download it or go back.';

/** The purpose of a machine, in one sentence. */
export function sentenceOf(id: FlowId): string {
  const flow = POST_FLOW_NAMES.find((name) => name === id);
  if (flow) return `${POST_FLOWS[flow].title}: ${AFTER_DETAILS[POST_FLOWS[flow].then]}`;
  return id in OTHERS ? OTHERS[id as keyof typeof OTHERS] : PICKER;
}
