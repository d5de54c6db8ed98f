import { QR_SIDE } from '../../../../domain/posts/qrLink';
import type { QrSlot, TextSlot } from '../template';

/** The lines of a gym poster: tagline, the three parts of the offer, 'JOIN NOW'. */
type Line = 'tagline' | 'lead' | 'figure' | 'tail' | 'call';

/** Where a line stands in one size, and how large. */
type Place = Pick<TextSlot, 'x' | 'y' | 'width' | 'fit'>;
export type Places = Readonly<Record<Line, Place>>;

/** What a line is in every size of a poster. */
export type Styles = Readonly<Record<Line, Omit<TextSlot, keyof Place>>>;

/** The lettering of one size, in the order of the styles. */
export function lettering(styles: Styles, places: Places): readonly TextSlot[] {
  return (Object.keys(styles) as Line[]).map((line) => ({ ...styles[line], ...places[line] }));
}

/** The same place for the code with everything it needs; all sizes have it equally large. */
export const codeAt = (x: number, y: number): QrSlot => ({ x, y, side: QR_SIDE });
