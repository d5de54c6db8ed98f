import type { TemplateNumber } from '../access';
import type { RoutePath } from '../routes';
import type { PosterFormat, PosterSize } from './formats';

/** The five configurations of the one post flow. */
export type PostFlowName = 'diwali' | 'rakshaBandhan' | 'ganeshChaturthi' | 'independence' | 'gym';

/** What follows the details form: four templates to choose from, a note, or the generic picker with two posters. */
export type AfterDetails = 'select' | 'comingSoon' | 'picker';

/** One post flow: its route, its form and what comes after the form. */
export interface PostFlowSpec {
  readonly title: string;
  readonly path: RoutePath;
  /** Which detail form opens the flow. */
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

/** Every poster but Raksha Bandhan 1 and 2 (specification, section 9). */
export const SQUARE: PosterSize = { width: 1080, height: 1080 };

/** Raksha Bandhan 1 is a portrait sheet, 2 a landscape one: "keep their own size" (choose portrait and landscape). */
export const RAKSHA_SIZES: Readonly<Record<1 | 2, PosterSize>> = {
  1: { width: 1080, height: 1350 },
  2: { width: 1200, height: 900 },
};

/** Name and encoding of the saved picture. */
export const DOWNLOAD_FILE_NAME = 'downloaded-image.jpg';
export const JPEG_QUALITY = 1;

/** A template of a flow in one of its sizes. */
export interface PosterChoice {
  readonly template: TemplateNumber;
  readonly format: PosterFormat;
}

/** A poster of a flow: what Download Image saves. */
export interface PosterRef extends PosterChoice {
  readonly flow: PostFlowName;
}

/** What becomes of an exported picture; `prepare` only keeps it, so that sharing it opens at once. */
export type PosterPurpose = 'download' | 'share' | 'copy' | 'prepare';

/** One export of one poster. */
export interface PosterJob extends PosterRef {
  readonly purpose: PosterPurpose;
}

/** Value of `data-poster` on the full-size poster node: `diwali-1`, `diwali-1-status`. */
export function posterId({ flow, template, format }: PosterRef): string {
  const id = `${POST_FLOWS[flow].poster}-${template}`;
  return format === 'post' ? id : `${id}-${format}`;
}
