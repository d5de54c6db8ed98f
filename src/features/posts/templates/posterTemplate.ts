import { SQUARE } from '../../../domain/posts/occasions';
import type { Lines, PosterLayout, PosterTemplate, QrSlot, TextSlot } from './template';

/** A business block at the foot, across the safe area. */
export const FOOT = { kind: 'wide', x: 54, width: 972 } as const;

/** The position and size of each line in one layout, and what else differs there. */
export type Places<Line extends string = string> = Readonly<
  Record<Line, Pick<TextSlot, 'x' | 'y' | 'width' | 'fit'> & Partial<TextSlot>>
>;

/** What each layout of a poster has of its own. */
export interface Composition<Line extends string> extends Pick<PosterLayout, 'art' | 'marks'> {
  readonly places: Places<Line>;
  /** With the places of the lines, if the code takes some of their space. */
  readonly qr?: Pick<QrSlot, 'x' | 'y'> & { readonly places?: Places<Line> };
}

interface Design<Line extends string> extends Pick<PosterTemplate, 'name' | 'business'> {
  readonly lines: Lines<Line>;
  /** Square by default. */
  readonly size?: PosterTemplate['size'];
}

/** A poster in its specified size, from its lines and their places. */
export function posterTemplate<Id extends string, Line extends string>(
  id: Id,
  { name, lines, size = SQUARE, business, ...composition }: Design<Line> & Composition<NoInfer<Line>>,
): PosterTemplate<Id, Line> {
  return { id, name, lines, size, business, ...composed(lines, composition) };
}

/** The lettering of a composition, and the rest of it. */
export function composed<Line extends string>(
  lines: Lines<Line>,
  { places, qr, ...rest }: Composition<NoInfer<Line>>,
): Omit<PosterLayout, 'size' | 'business'> {
  return {
    ...rest,
    texts: lettering(lines, places),
    ...(qr && { qr: { x: qr.x, y: qr.y, ...(qr.places && { texts: lettering(lines, qr.places) }) } }),
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
