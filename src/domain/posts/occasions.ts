import type { TemplateNumber } from '../access';
import type { PosterFormat, PosterSize } from './formats';

/** The screen after the details form: four templates, a "coming soon" note, or the template picker with two posters. */
export type AfterDetails = 'select' | 'comingSoon' | 'picker';

/** The details form that starts a flow. */
export type DetailsForm = 'social' | 'business';

interface PostFlowSpec {
  readonly title: string;
  readonly path: `/${string}`;
  readonly details: DetailsForm;
  readonly then: AfterDetails;
}

/**
 * The registry of the post flows, in the order of their cards. Every page loads it; the rest of an occasion is in its manifest
 * in `src/features/posts/occasions`. The key is the flow's only id, which its machine, posters and files share.
 */
export const POST_FLOWS = {
  rakshaBandhan: { title: 'Raksha Bandhan', path: '/rakshaBhandan', details: 'social', then: 'select' },
  ganeshChaturthi: { title: 'Ganesh Chaturthi', path: '/ganeshChaturthi', details: 'social', then: 'select' },
  independence: { title: 'Independence Day', path: '/independence', details: 'social', then: 'comingSoon' },
  diwali: { title: 'Diwali', path: '/diwali', details: 'social', then: 'select' },
  gym: { title: 'Gym offer', path: '/gym', details: 'business', then: 'picker' },
} as const satisfies Readonly<Record<string, PostFlowSpec>>;

export type PostFlowName = keyof typeof POST_FLOWS;

/** The flows whose spec has `Part`. */
type FlowsWith<Part extends Partial<PostFlowSpec>> = {
  [Flow in PostFlowName]: (typeof POST_FLOWS)[Flow] extends Part ? Flow : never;
}[PostFlowName];

/** A flow for a calendar day, such as Diwali. */
export type FestivalName = FlowsWith<{ readonly details: 'social' }>;
/** A flow without posters yet. */
export type ComingSoonFlow = FlowsWith<{ readonly then: 'comingSoon' }>;
/** A flow with the template picker. */
export type PickerFlow = FlowsWith<{ readonly then: 'picker' }>;

export const POST_FLOW_NAMES = Object.keys(POST_FLOWS) as PostFlowName[];

export const isPicker = (flow: PostFlowName): flow is PickerFlow => POST_FLOWS[flow].then === 'picker';

export type PickerTemplate = Extract<TemplateNumber, 1 | 2>;

/** Id of a flow's picker machine. */
export const pickerOf = <Flow extends PickerFlow>(flow: Flow) => `${flow}Picker` as const;

/** Size of every poster except Raksha Bandhan 1 and 2 (specification, section 9). */
export const SQUARE: PosterSize = { width: 1080, height: 1080 };

/** The specification only says "keep their own size"; we chose portrait for 1 and landscape for 2. */
export const RAKSHA_SIZES: Readonly<Record<1 | 2, PosterSize>> = {
  1: { width: 1080, height: 1350 },
  2: { width: 1200, height: 900 },
};

/** File name and encoder quality of the saved picture. */
export const DOWNLOAD_FILE_NAME = 'downloaded-image.jpg';
export const JPEG_QUALITY = 1;

/** A template in one of its formats. */
export interface PosterChoice {
  readonly template: TemplateNumber;
  readonly format: PosterFormat;
}

/** Identifies one poster of one flow. */
export interface PosterRef extends PosterChoice {
  readonly flow: PostFlowName;
}

/** What to do with an exported picture; `prepare` only caches it, so that the share sheet opens immediately. */
export type PosterPurpose = 'download' | 'share' | 'copy' | 'prepare';

export interface PosterJob extends PosterRef {
  readonly purpose: PosterPurpose;
}

/** Value of `data-poster` on the full-size poster node: `diwali-1`, `diwali-1-status`. */
export function posterId({ flow, template, format }: PosterRef): string {
  const id = `${flow}-${template}`;
  return format === 'post' ? id : `${id}-${format}`;
}
