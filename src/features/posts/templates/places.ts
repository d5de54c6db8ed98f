import type { TextSlot } from './template';

/** The position and size of a line in one layout, and what else differs there. */
type Place = Pick<TextSlot, 'x' | 'y' | 'width' | 'fit'> & Partial<TextSlot>;

/** The lines of a poster with what they say and how they look; each layout sets their places. */
export type Styles<Line extends string = string> = Readonly<
  Record<Line, Omit<TextSlot, 'x' | 'y' | 'width' | 'fit' | 'part'>>
>;

export type Places<Line extends string = string> = Readonly<Record<Line, Place>>;

/** The lines that have words in every language. */
const PARTS = { greeting: { part: 'greeting' }, line: { part: 'line' } } as const;

/** Combines styles and places into the lettering of one layout, in the order of the styles. */
export function lettering<Line extends string>(
  styles: Styles<Line>,
  places: Places<NoInfer<Line>>,
): readonly TextSlot[] {
  return (Object.keys(styles) as Line[]).map((line) => ({
    ...styles[line],
    ...places[line],
    ...(line in PARTS && PARTS[line as keyof typeof PARTS]),
  }));
}
