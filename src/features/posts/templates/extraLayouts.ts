import { EXTRA_SIZES, type ExtraFormat } from '../../../domain/posts/formats';
import { lettering, type Places, type Styles } from './places';
import type { BusinessBlockSpec, ExtraLayouts, PosterLayout, PosterTemplate } from './template';

/** A poster in another size: its own art and places, and what else differs from the specified size. */
interface Recomposition<Line extends string> extends Pick<PosterLayout, 'art' | 'marks' | 'qr'> {
  readonly places: Places<Line>;
  readonly business: Partial<BusinessBlockSpec>;
}

/** The layouts of a template in the other sizes. A size that is left out is the specified one. */
export function extraLayouts<Id extends string, Line extends string>(
  template: PosterTemplate<Id>,
  styles: Styles<Line>,
  sizes: Readonly<Partial<Record<ExtraFormat, Recomposition<NoInfer<Line>>>>>,
): ExtraLayouts<Id> {
  const inSize = (format: ExtraFormat): PosterLayout => {
    const recomposition = sizes[format];
    if (!recomposition) return template;
    const { places, business, ...others } = recomposition;
    return {
      ...others,
      size: EXTRA_SIZES[format],
      texts: lettering(styles, places),
      business: { ...template.business, ...business },
    };
  };
  return { of: template.id, portrait: inSize('portrait'), status: inSize('status') };
}
