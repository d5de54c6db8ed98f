/** Text below a drawing, as on a patent sheet. The drawings are in `features/figures`. */
export interface FigureContent {
  /** As displayed: `FIG. 2`. Every drawing of the site has its own; a tool numbers its sheets by itself. */
  readonly number: string;
  readonly name: string;
  /** Alternative text. */
  readonly title: string;
  readonly parts?: readonly { readonly numeral: number; readonly name: string }[];
}

/** Starts a footnote below a table or list. */
export const NOTE_LABEL = 'Note';

/** On the home page and the patent page. */
export const SPECIFICATION_FIGURE: FigureContent = {
  number: 'FIG. 2',
  name: 'Specification',
  title: 'A bound and sealed specification with a drawing of two gears',
  parts: [
    { numeral: 10, name: 'sheet' },
    { numeral: 12, name: 'gear pair' },
    { numeral: 14, name: 'seal' },
  ],
};

/** On the home page and the branding page. */
export const MARK_FIGURE: FigureContent = {
  number: 'FIG. 4',
  name: 'Mark',
  title: 'A mark under construction, measured with dividers',
  parts: [
    { numeral: 10, name: 'leaf' },
    { numeral: 12, name: 'clear space' },
    { numeral: 14, name: 'dividers' },
  ],
};
