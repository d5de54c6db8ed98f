import { EXTRA_SIZES, type ExtraFormat } from '../../../domain/posts/formats';
import { composed, type Composition } from './posterTemplate';
import type { BusinessBlockSpec, ExtraLayouts, PosterLayout, PosterTemplate } from './template';

/** A poster in another size: its own composition, and what differs in the business block. */
interface Recomposition<Line extends string> extends Composition<Line> {
  readonly business: Partial<BusinessBlockSpec>;
}

/** The layouts of a template in the other sizes. A size that is left out is the specified one. */
export function extraLayouts<Id extends string, Line extends string>(
  template: PosterTemplate<Id, Line>,
  sizes: Readonly<Partial<Record<ExtraFormat, Recomposition<NoInfer<Line>>>>>,
): ExtraLayouts<Id> {
  const inSize = (format: ExtraFormat): PosterLayout => {
    const recomposition = sizes[format];
    if (!recomposition) return template;
    const { business, ...composition } = recomposition;
    return {
      ...composed(template.lines, composition),
      size: EXTRA_SIZES[format],
      business: { ...template.business, ...business },
    };
  };
  return { of: template.id, portrait: inSize('portrait'), status: inSize('status') };
}
