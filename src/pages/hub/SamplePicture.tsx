import type { ComponentPropsWithoutRef } from 'react';
import { sampleSources } from '../../content/samples';
import type { SampleName } from '../../content/sampleWidths';

export interface SamplePictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'alt' | 'src' | 'srcSet'> {
  readonly sample: SampleName;
  /** How wide it is shown, as in HTML. */
  readonly sizes: string;
}

/** A sample poster as decoration: the words beside it say what it is. Everything else is handed to the `<img>`. */
export function SamplePicture({ sample, sizes, ...image }: SamplePictureProps) {
  const { avif, src } = sampleSources(sample);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...image} src={src} alt="" />
    </picture>
  );
}
