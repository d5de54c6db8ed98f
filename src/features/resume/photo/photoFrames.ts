import type { ResumeVariant } from '../../../domain/resume/variants';

/** The place of the portrait on a sheet, in mm. */
export interface PhotoFrame {
  readonly width: number;
  readonly height: number;
}

const SQUARE: PhotoFrame = { width: 38, height: 38 };

/** As the style sheets of the designs have them; a variant without a portrait is not here. */
const FRAMES: Readonly<Partial<Record<ResumeVariant, PhotoFrame>>> = {
  b: SQUARE,
  c: { width: 37, height: 39 },
};

/** The frame a portrait is cropped to. A variant that shows none keeps it square for the others. */
export const frameOf = (variant: ResumeVariant): PhotoFrame => FRAMES[variant] ?? SQUARE;

export const aspectOf = ({ width, height }: PhotoFrame): number => width / height;
