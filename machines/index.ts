import { POST_FLOWS, type PostFlowName } from '../src/domain/posts/occasions';
import type { ResumeVariant } from '../src/domain/resume/variants';
import { createFestivalMachine } from './festival';
import { gym } from './gym';
import { gymPicker } from './gymPicker';
import { independence } from './independence';
import { loginPopup } from './loginPopup';
import { posterExport } from './posterExport';
import { resumeA } from './resumeA';
import { resumeB } from './resumeB';
import { resumeC } from './resumeC';
import { resumeD } from './resumeD';
import { resumePrint } from './resumePrint';

/** Every machine, by its name in the store, in DevTools and in the diagrams. */
export const machines = {
  resumeA,
  resumeB,
  resumeC,
  resumeD,
  diwali: createFestivalMachine('diwali'),
  rakshaBandhan: createFestivalMachine('rakshaBandhan'),
  ganeshChaturthi: createFestivalMachine('ganeshChaturthi'),
  independence,
  gym,
  gymPicker,
  loginPopup,
  posterExport,
  resumePrint,
} as const;

export type Machines = typeof machines;
export type FlowId = keyof Machines;

export const FLOW_IDS = Object.keys(machines) as FlowId[];

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
  ...(Object.keys(POST_FLOWS) as PostFlowName[]),
  'gymPicker',
] as const satisfies readonly FlowId[];
