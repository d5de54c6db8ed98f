import type { ResumeVariant } from '../../../domain/resume/variants';
import { BlankSheet } from '../sheets/BlankSheet';
import { resumeSamples } from './resumeSamples';

/** A sample, or its place while it is on its way. Without it the page says all it has to say, so a failure stays quiet. */
export function LateSample({ variant }: { readonly variant: ResumeVariant }) {
  const sample = resumeSamples.useCode();
  return sample.status === 'here' ? <sample.code variant={variant} /> : <BlankSheet />;
}
