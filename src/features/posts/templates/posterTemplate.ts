import { EXTRA_SIZES, type ExtraFormat, type PosterSize } from '../../../domain/posts/formats';
import { SQUARE } from '../../../domain/posts/occasions';
import type { BusinessBlockSpec, PosterLayout, PosterTemplate, QrSlot, TextSlot } from './template';

/** A business block at the foot, across the safe area. */
export const FOOT = { kind: 'wide', x: 54, width: 972 } as const;

/** The lines of a poster, with what they say and how they look in every layout. */
type Lines<Line extends string> = Readonly<
  Record<Line, Omit<TextSlot, 'x' | 'y' | 'width' | 'fit' | 'part'>>
>;

/** The position and size of each line in one layout, and what else differs there. */
export type Places<Line extends string> = Readonly<
  Record<Line, Pick<TextSlot, 'x' | 'y' | 'width' | 'fit'> & Partial<TextSlot>>
>;

/** What each layout of a poster has of its own. */
interface Composition<Line extends string> extends Pick<PosterLayout, 'art' | 'marks'> {
  readonly places: Places<Line>;
  /** With the places of the lines, if the code takes some of their space. */
  readonly qr?: Pick<QrSlot, 'x' | 'y'> & { readonly places?: Places<Line> };
}

/** A poster in another size: its own composition, and what differs in the business block. */
interface Recomposition<Line extends string> extends Composition<Line> {
  readonly business: Partial<BusinessBlockSpec>;
}

/** A poster in its specified size and the two others. Without `portrait`, the specified size serves as that, too. */
interface Design<Line extends string> extends Composition<NoInfer<Line>> {
  readonly name: string;
  readonly lines: Lines<Line>;
  /** Square by default. */
  readonly size?: PosterSize;
  readonly business: BusinessBlockSpec;
  readonly portrait?: Recomposition<NoInfer<Line>>;
  readonly status: Recomposition<NoInfer<Line>>;
}

/** The poster of a design. @param id the name of its art */
export function posterTemplate<Line extends string>(
  id: string,
  { name, lines, size = SQUARE, portrait, status, ...own }: Design<Line>,
): PosterTemplate {
  const layout = (as: PosterSize, { places, qr, ...rest }: Recomposition<Line>): PosterLayout => ({
    ...rest,
    size: as,
    business: { ...own.business, ...rest.business },
    texts: lettering(lines, places),
    ...(qr && { qr: { x: qr.x, y: qr.y, ...(qr.places && { texts: lettering(lines, qr.places) }) } }),
  });
  const inSize = (format: ExtraFormat, other: Recomposition<Line>) => layout(EXTRA_SIZES[format], other);
  const post = layout(size, own);
  return {
    id,
    name,
    layouts: {
      post,
      portrait: portrait ? inSize('portrait', portrait) : post,
      status: inSize('status', status),
    },
  };
}

/** The lines that have words in every language. */
const PARTS = { greeting: { part: 'greeting' }, line: { part: 'line' } } as const;

function lettering<Line extends string>(lines: Lines<Line>, places: Places<Line>): readonly TextSlot[] {
  return (Object.keys(lines) as Line[]).map((line) => ({
    ...lines[line],
    ...places[line],
    ...(line in PARTS && PARTS[line as keyof typeof PARTS]),
  }));
}
