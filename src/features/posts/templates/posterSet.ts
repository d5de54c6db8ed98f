import type { PosterFormat } from '../../../domain/posts/formats';
import type { LazyCode } from '../../../lazy/lazyCode';
import type { ExtraLayouts, PosterLayout, PosterTemplate } from './template';

export type TwoTemplates = readonly [PosterTemplate, PosterTemplate];
/** An occasion with three templates does not compile. */
export type FourTemplates = readonly [PosterTemplate, PosterTemplate, PosterTemplate, PosterTemplate];

/** The posters of one flow. Each page bundles only its own. */
export interface PosterSet {
  readonly templates: TwoTemplates | FourTemplates;
  /** The other sizes, in the order of the templates; loaded when one is chosen. */
  readonly extras: LazyCode<readonly ExtraLayouts[]>;
}

/** The layout of a template in a format; undefined while the other sizes load. */
export function layoutIn(
  template: PosterTemplate,
  index: number,
  format: PosterFormat,
  extras: readonly ExtraLayouts[] | undefined,
): PosterLayout | undefined {
  return format === 'post' ? template : extras?.[index]?.[format];
}
