import type { TemplateNumber } from '../domain/access';
import type { PostFlowName } from '../domain/posts/occasions';

/**
 * Widths in px of each sample poster's files; the narrow one is for phones with a pixel ratio of 2.
 * `posters/samples.spec.ts` makes the files; `samples.ts` has their URLs.
 */
export const SAMPLE_WIDTHS = {
  'diwali-1': [340, 560],
  'diwali-2': [280, 440],
  'diwali-3': [280, 440],
  'diwali-4': [280, 440],
  'ganeshChaturthi-3': [280, 480],
  'ganeshChaturthi-4': [340, 560],
  'gym-1': [376, 540],
  'gym-2': [376, 540],
  'rakshaBandhan-1': [340, 560],
  'rakshaBandhan-4': [280, 500],
} as const satisfies Partial<
  Record<`${PostFlowName}-${TemplateNumber}`, readonly [narrow: number, wide: number]>
>;

/** A sample poster, by its file name, which is the id of the poster. */
export type SampleName = keyof typeof SAMPLE_WIDTHS;
