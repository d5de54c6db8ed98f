/**
 * Widths in pixels of the sample pictures. `small` fills a card at 1x on the widest layout and at 2x on a phone; `large` is
 * for denser screens and for the two-column layout of tablets.
 */
export const PICTURE_WIDTHS = { small: 258, large: 640 } as const;

/** Height of a picture of an A4 page, in the unit of `width`. */
export const pictureHeight = (width: number): number => Math.round((width * 297) / 210);
