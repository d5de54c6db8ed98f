/**
 * Widths in pixels of the pictures of a sample. `small` fills a card of the widest page pixel by pixel and a phone's twice;
 * `large` is for finer screens and for the two cards a row of a tablet.
 */
export const PICTURE_WIDTHS = { small: 258, large: 640 } as const;

/** Height of a picture of an A4 page. @param width in the same unit */
export const pictureHeight = (width: number): number => Math.round((width * 297) / 210);
