import type { TemplateNumber } from '../../../domain/access';
import { SQUARE } from '../../../domain/posts/occasions';
import { PartBoundary } from '../../../ui/PartBoundary';
import { Skeleton } from '../../../ui/Skeleton';
import { PosterPreview } from '../PosterPreview';
import type { PosterContent, PosterLayout } from '../templates/template';
import { sizeIn } from './posterSize';
import styles from './SizedPreview.module.css';
import type { Sizes } from './useSizes';

interface SizedPreviewProps {
  readonly number: TemplateNumber;
  readonly content: PosterContent;
  readonly sizes: Sizes;
  readonly label: string;
  readonly onFit?: (poster: HTMLElement, layout: PosterLayout) => void;
}

/**
 * A poster in the chosen size, or a skeleton while that size loads. Sizes that were shown stay laid out, unseen: of the 25 ms
 * until a press was through, fitting the texts of four posters anew took 20 (2026-11-26).
 */
export function SizedPreview({ number, sizes, ...rest }: SizedPreviewProps) {
  const { width, height } = sizeIn(sizes.format, SQUARE);
  return (
    <div className={styles.sizes}>
      {sizes.seen.map((format) => {
        const layout = sizes.layoutOf(number, format);
        const isShown = format === sizes.format;
        return (
          layout && (
            <div key={format} className={isShown ? undefined : styles.kept} aria-hidden={!isShown}>
              <PartBoundary subject="This poster">
                <PosterPreview layout={layout} {...rest} />
              </PartBoundary>
            </div>
          )
        );
      })}
      {!sizes.layoutOf(number) && <Skeleton aspectRatio={`${width} / ${height}`} />}
    </div>
  );
}
