import { useState } from 'react';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { useIsHydrating } from '../../../store/hydration';
import { LateSample } from './LateSample';
import { resumeSamples } from './resumeSamples';

/** The same at every drawing, so that React never has a reason to write it. */
const AS_PRERENDERED = { __html: '' };

/**
 * A sample in the gallery, where it is a picture: nothing in it can be used. On a page that was prerendered the four of them
 * are in the HTML already, so they are left standing as they are and neither their code nor their words are fetched again:
 * in hydration React keeps the content of an element whose HTML is not its own business. That is our own markup, drawn at
 * build time. Who comes here from another page gets them drawn.
 */
export function SamplePicture({ variant }: { readonly variant: ResumeVariant }) {
  const isTakenOver = !useIsHydrating();
  const [isPrerendered] = useState(!isTakenOver && !resumeSamples.isHere());
  if (isPrerendered) return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_PRERENDERED} />;
  return (
    <div>
      <LateSample variant={variant} />
    </div>
  );
}
