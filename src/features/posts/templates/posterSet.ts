import type { PosterFormat } from '../../../domain/posts/formats';
import type { Greetings } from '../../../domain/posts/greetings';
import { lazyCode, type LazyCode } from '../../../lazy/lazyCode';
import type { ExtraLayouts, PosterLayout, PosterTemplate } from './template';

export type TwoTemplates = readonly [PosterTemplate, PosterTemplate];
/** An occasion with only three templates does not compile. */
export type FourTemplates = readonly [PosterTemplate, PosterTemplate, PosterTemplate, PosterTemplate];

/** The other sizes of these templates, in the same order; another template's do not compile. */
export type ExtrasOf<Templates extends readonly PosterTemplate[]> = {
  readonly [Index in keyof Templates]: ExtraLayouts<Templates[Index]['id']>;
};

export interface PosterSet {
  readonly templates: TwoTemplates | FourTemplates;
  /** Only on an occasion. */
  readonly greetings?: Greetings;
  /** The other sizes, in the order of the templates; loaded when one is chosen. */
  readonly extras: LazyCode<readonly ExtraLayouts[]>;
}

/** The other sizes in an occasion's file of them. */
export const otherSizes = (
  load: () => Promise<{ readonly sizes: readonly ExtraLayouts[] }>,
): PosterSet['extras'] => lazyCode('The other sizes', async () => (await load()).sizes);

/** The layout of a template in a format; undefined while the other sizes load. */
export function layoutIn(
  template: PosterTemplate,
  index: number,
  format: PosterFormat,
  extras: readonly ExtraLayouts[] | undefined,
): PosterLayout | undefined {
  return format === 'post' ? template : extras?.[index]?.[format];
}
