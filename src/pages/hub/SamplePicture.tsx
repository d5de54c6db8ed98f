import type { ComponentPropsWithoutRef } from 'react';
import { sampleSources } from '../../content/samples';
import type { SampleName } from '../../content/sampleWidths';

interface SamplePictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'alt' | 'src' | 'srcSet'> {
  readonly sample: SampleName;
  /** The HTML `sizes` attribute. */
  readonly sizes: string;
}

/** A sample poster, decorative next to its text. Other props go to the `<img>`. */
export function SamplePicture({ sample, sizes, ...image }: SamplePictureProps) {
  const { avif, src } = sampleSources(sample);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...image} src={src} alt="" />
    </picture>
  );
}
