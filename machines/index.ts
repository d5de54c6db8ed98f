import { isPremiumTemplate } from '../src/domain/access';
import { POST_FLOWS, type PosterJob, type PostFlowName } from '../src/domain/posts/occasions';
import { RESUME_TEMPLATES, RESUME_VARIANTS, type ResumeVariant } from '../src/domain/resume/variants';
import { createJobMachine, type JobStage } from './jobMachine';
import { createLoginPopupMachine } from './loginPopupMachine';
import { createPostFlowMachine } from './postFlowMachine';
import { createTemplatePickerMachine } from './templatePickerMachine';
import { createWizardMachine } from './wizardMachine';

const resume = (variant: ResumeVariant) =>
  createWizardMachine(`resume${variant.toUpperCase()}`, RESUME_VARIANTS[variant], {
    isPremium: isPremiumTemplate(RESUME_TEMPLATES[variant].template),
  });

const post = (name: PostFlowName) => createPostFlowMachine(name, POST_FLOWS[name].then);

/** Input of a print job. */
export interface PrintSubject {
  /** Document title while printing. */
  title: string;
}

/** The stages of a poster export, as shown to the visitor. */
export const EXPORT_STAGES = [
  { state: 'fonts', effect: 'loadPosterFonts' },
  { state: 'pictures', effect: 'loadPosterPictures' },
  { state: 'rendering', effect: 'drawPoster' },
  { state: 'encoding', effect: 'encodePoster' },
] as const satisfies readonly [JobStage, ...JobStage[]];

export type ExportStage = (typeof EXPORT_STAGES)[number]['state'];

/** Every machine, by its name in the store, in DevTools and in the diagrams. */
export const machines = {
  resumeA: resume('a'),
  resumeB: resume('b'),
  resumeC: resume('c'),
  resumeD: resume('d'),
  diwali: post('diwali'),
  rakshaBandhan: post('rakshaBandhan'),
  ganeshChaturthi: post('ganeshChaturthi'),
  independence: post('independence'),
  gym: post('gym'),
  gymPicker: createTemplatePickerMachine('gymPicker'),
  loginPopup: createLoginPopupMachine('loginPopup'),
  posterExport: createJobMachine<PosterJob>('posterExport', EXPORT_STAGES, {
    isAhead: ({ purpose }) => purpose === 'prepare',
  }),
  resumePrint: createJobMachine<PrintSubject>('resumePrint', [
    { state: 'preparing', effect: 'preparePrint' },
    { state: 'printing', effect: 'openPrintDialog' },
  ]),
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
