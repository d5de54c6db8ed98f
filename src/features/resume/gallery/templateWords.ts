import type { ResumeVariant } from '../../../domain/resume/variants';

/** A numeral with a leader line to the part of the sheet it names; `top` in percent of the sheet's height. */
export interface SheetCallout {
  readonly numeral: number;
  readonly top: number;
  readonly reach: 'near' | 'far';
}

interface TemplateWords {
  readonly text: string;
  readonly callout?: SheetCallout;
}

/** The gallery's description of each design. */
export const TEMPLATE_WORDS: Readonly<Record<ResumeVariant, TemplateWords>> = {
  a: {
    text: 'One column in a serif, name on the centre line (10). Recruiters’ programs read it best.',
    callout: { numeral: 10, top: 7.5, reach: 'far' },
  },
  b: {
    text: 'Photo and contact on a tinted column, language bars with their numbers (12).',
    callout: { numeral: 12, top: 55, reach: 'near' },
  },
  c: { text: 'Your name on a coloured band, references at the end of the page.' },
  d: { text: 'Dense and ruled, for long histories: about 60 lines a page.' },
};
