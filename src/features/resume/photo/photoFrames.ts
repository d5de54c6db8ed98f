import type { ResumeVariant } from '../../../domain/resume/variants';

/** The size of the portrait on a sheet, in mm. */
export interface PhotoFrame {
  readonly width: number;
  readonly height: number;
}

const SQUARE: PhotoFrame = { width: 38, height: 38 };

/** Mirrors the designs' style sheets; variants without a portrait are absent. */
const FRAMES: Readonly<Partial<Record<ResumeVariant, PhotoFrame>>> = {
  b: SQUARE,
  c: { width: 37, height: 39 },
};

/** The frame a portrait is cropped to. Variants without a portrait keep it square for the others. */
export const frameOf = (variant: ResumeVariant): PhotoFrame => FRAMES[variant] ?? SQUARE;

export const aspectOf = ({ width, height }: PhotoFrame): number => width / height;
