import { QR_SIDE } from '../../../../domain/posts/qrLink';
import type { QrSlot, TextSlot } from '../../templates/template';

/** The lines of a gym poster: tagline, the three parts of the offer, 'JOIN NOW'. */
type Line = 'tagline' | 'lead' | 'figure' | 'tail' | 'call';

/** The position and size of a line in one format. */
type Place = Pick<TextSlot, 'x' | 'y' | 'width' | 'fit'>;
export type Places = Readonly<Record<Line, Place>>;

/** The style of a line, the same in every size. */
export type Styles = Readonly<Record<Line, Omit<TextSlot, keyof Place>>>;

/** Combines styles and places into the lettering of one size, in the order of the styles. */
export function lettering(styles: Styles, places: Places): readonly TextSlot[] {
  return (Object.keys(styles) as Line[]).map((line) => ({ ...styles[line], ...places[line] }));
}

/** A slot for the QR code, which is as large in every size. */
export const codeAt = (x: number, y: number): QrSlot => ({ x, y, side: QR_SIDE });
