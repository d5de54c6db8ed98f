import { FLOW_IDS, type FlowId, machines, RESUME_FLOWS } from '../../../machines';
import {
  type AfterDetails,
  isPicker,
  type PickerFlow,
  pickerOf,
  POST_FLOW_NAMES,
  POST_FLOWS,
  type PostFlowName,
} from '../../domain/posts/occasions';
import { RESUME_TEMPLATES, RESUME_VARIANT_NAMES } from '../../domain/resume/variants';
import { modelOf, type MachineModel } from './layout/model';

/** Display name of a machine, and where on the site it is used. */
interface Place {
  readonly name: string;
  /** Where it is used: an address or in words. */
  readonly place: string;
}

export interface MachineInfo extends Place {
  readonly id: FlowId;
  /** Number of its figure in machines/diagrams. */
  readonly figure: number;
  readonly model: MachineModel;
}

const WIZARDS = RESUME_VARIANT_NAMES.map((variant): [FlowId, Place] => {
  const { template, design } = RESUME_TEMPLATES[variant];
  const name = `Resume, template ${variant.toUpperCase()} (${design})`;
  return [RESUME_FLOWS[variant], { name, place: `/resume?template=${template}` }];
});

const LETTER: [FlowId, Place] = ['letter', { name: 'Letter', place: '/resume?template=1&letter' }];

const POSTS = POST_FLOW_NAMES.map((flow): [FlowId, Place] => {
  const { title, path } = POST_FLOWS[flow];
  return [flow, { name: title, place: path }];
});

const SHARED: [FlowId, Place][] = [
  ...POST_FLOW_NAMES.filter(isPicker).map((flow): [FlowId, Place] => [
    pickerOf(flow),
    { name: 'Template picker', place: `after the details of ${POST_FLOWS[flow].path}` },
  ]),
  ['loginPopup', { name: 'Login popup', place: 'over every tool' }],
  ['posterExport', { name: 'Poster export', place: 'below the posters' }],
  ['resumePrint', { name: 'Resume print', place: 'beside the resume' }],
  ['resumeKeeping', { name: 'Resume keeping', place: 'beside every resume that is kept' }],
];

const infoOf = ([id, place]: [FlowId, Place]): MachineInfo => ({
  id,
  figure: FLOW_IDS.indexOf(id) + 1,
  model: modelOf(machines[id]),
  ...place,
});

/** All machines, in the groups of the index. */
export const MACHINE_GROUPS: readonly {
  readonly title: string;
  readonly machines: readonly MachineInfo[];
}[] = [
  { title: 'Resume wizards', machines: [...WIZARDS, LETTER].map(infoOf) },
  { title: 'Post flows', machines: POSTS.map(infoOf) },
  { title: 'Shared', machines: SHARED.map(infoOf) },
];

const ALL = MACHINE_GROUPS.flatMap(({ machines: group }) => group);

/** The machine with this id; undefined for any other text. */
export const machineInfo = (id: string | null): MachineInfo | undefined => ALL.find((one) => one.id === id);

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
  letter: 'The wizard of the letter that goes with a resume: four forms, then the preview.',
  loginPopup:
    'The login popup: it toggles between Login and Sign Up, and after a login returns to where it was opened.',
  posterExport:
    'The export of posters as pictures, one at a time: fonts, pictures, drawing, delivery, and the reason if one failed.',
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
