import type { ResumeVariant } from '../../../domain/resume/variants';
import { SampleSheet } from '../sheets/SampleSheet';
import { SAMPLES } from './samples';

/** The invented person of a design on its sheet. */
export function Sample({ variant }: { readonly variant: ResumeVariant }) {
  return <SampleSheet variant={variant} {...SAMPLES[variant]} />;
}
