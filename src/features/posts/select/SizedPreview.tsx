import { SQUARE } from '../../../domain/posts/occasions';
import { PartBoundary } from '../../../ui/PartBoundary';
import { Skeleton } from '../../../ui/Skeleton';
import { PosterPreview } from '../PosterPreview';
import type { PosterContent } from '../templates/template';
import type { TemplateNumber } from '../../../domain/access';
import { sizeIn } from './posterSize';
import type { Sizes } from './useSizes';

interface SizedPreviewProps {
  readonly number: TemplateNumber;
  readonly content: PosterContent;
  readonly sizes: Sizes;
  readonly label: string;
  readonly onFit?: (poster: HTMLElement) => void;
}

/** A poster in the chosen size, or a skeleton while that size loads. */
export function SizedPreview({ number, sizes, ...rest }: SizedPreviewProps) {
  const layout = sizes.layoutOf(number);
  if (layout)
    return (
      <PartBoundary subject="This poster">
        <PosterPreview layout={layout} {...rest} />
      </PartBoundary>
    );
  const { width, height } = sizeIn(sizes.format, SQUARE);
  return <Skeleton aspectRatio={`${width} / ${height}`} />;
}
