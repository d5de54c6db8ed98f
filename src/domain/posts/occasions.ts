import type { TemplateNumber } from '../access';
import type { RoutePath } from '../routes';
import type { PosterFormat, PosterSize } from './formats';

/** The five configurations of the post flow. */
export type PostFlowName = 'diwali' | 'rakshaBandhan' | 'ganeshChaturthi' | 'independence' | 'gym';

/** The templates that the generic picker offers. */
export type PickerTemplate = Extract<TemplateNumber, 1 | 2>;

/** The page after the details form: four templates, a "coming soon" note, or the generic picker with two posters. */
export type AfterDetails = 'select' | 'comingSoon' | 'picker';

export interface PostFlowSpec {
  readonly title: string;
  readonly path: RoutePath;
  /** The details form that starts the flow. */
  readonly details: 'social' | 'business';
  readonly then: AfterDetails;
  /** Prefix of `data-poster="<occasion>-<n>"`. */
  readonly poster: string;
}

export const POST_FLOWS: Readonly<Record<PostFlowName, PostFlowSpec>> = {
  diwali: { title: 'Diwali', path: '/diwali', details: 'social', then: 'select', poster: 'diwali' },
  rakshaBandhan: {
    title: 'Raksha Bandhan',
    path: '/rakshaBhandan',
    details: 'social',
    then: 'select',
    poster: 'rakhi',
  },
  ganeshChaturthi: {
    title: 'Ganesh Chaturthi',
    path: '/ganeshChaturthi',
    details: 'social',
    then: 'select',
    poster: 'ganesh',
  },
  independence: {
    title: 'Independence Day',
    path: '/independence',
    details: 'social',
    then: 'comingSoon',
    poster: 'independence',
  },
  gym: { title: 'Gym offer', path: '/gym', details: 'business', then: 'picker', poster: 'gym' },
};

export const POST_FLOW_NAMES = Object.keys(POST_FLOWS) as PostFlowName[];

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
  const id = `${POST_FLOWS[flow].poster}-${template}`;
  return format === 'post' ? id : `${id}-${format}`;
}
