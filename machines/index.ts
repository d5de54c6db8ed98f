import type { AnyStateMachine } from 'xstate';
import {
  isPicker,
  pickerOf,
  POST_FLOW_NAMES,
  POST_FLOWS,
  type AfterDetails,
  type PickerFlow,
  type PostFlowName,
} from '../src/domain/posts/occasions';
import type { ResumeVariant } from '../src/domain/resume/variants';
import { createBusinessMachine, createComingSoonMachine } from './postFlow';
import { createFestivalMachine } from './festival';
import { createPickerMachine } from './picker';
import { letter } from './letter';
import { loginPopup } from './loginPopup';
import { posterExport } from './posterExport';
import { resumeA } from './resumeA';
import { resumeB } from './resumeB';
import { resumeC } from './resumeC';
import { resumeD } from './resumeD';
import { resumeKeeping } from './resumeKeeping';
import { resumePrint } from './resumePrint';

/** The machine of a post flow, by what follows its details form. */
const CREATE = {
  select: createFestivalMachine,
  comingSoon: createComingSoonMachine,
  picker: createBusinessMachine,
} satisfies Readonly<Record<AfterDetails, (id: string) => AnyStateMachine>>;

type PostMachines = {
  readonly [Flow in PostFlowName]: ReturnType<(typeof CREATE)[(typeof POST_FLOWS)[Flow]['then']]>;
};
type PickerId = ReturnType<typeof pickerOf<PickerFlow>>;
type PickerMachines = Readonly<Record<PickerId, ReturnType<typeof createPickerMachine>>>;

const PICKERS = POST_FLOW_NAMES.filter(isPicker).map((flow) => pickerOf(flow));

/** All machines by their names in the store, in DevTools and in the diagrams. */
export const machines = {
  resumeA,
  resumeB,
  resumeC,
  resumeD,
  letter,
  ...(Object.fromEntries(
    POST_FLOW_NAMES.map((flow) => [flow, CREATE[POST_FLOWS[flow].then](flow)]),
  ) as PostMachines),
  ...(Object.fromEntries(PICKERS.map((id) => [id, createPickerMachine(id)])) as PickerMachines),
  loginPopup,
  posterExport,
  resumePrint,
  resumeKeeping,
} as const;

export type Machines = typeof machines;
export type FlowId = keyof Machines;

export const FLOW_IDS = Object.keys(machines) as readonly FlowId[];

/** The wizard of a resume variant. */
export const RESUME_FLOWS = {
  a: 'resumeA',
  b: 'resumeB',
  c: 'resumeC',
  d: 'resumeD',
} as const satisfies Record<ResumeVariant, FlowId>;

/** Flows whose state survives a reload. Jobs and popups don't, because their promises and forms are lost. */
export const REMEMBERED_FLOWS = [
  ...Object.values(RESUME_FLOWS),
  'letter',
  ...POST_FLOW_NAMES,
  ...PICKERS,
] as const satisfies readonly FlowId[];
