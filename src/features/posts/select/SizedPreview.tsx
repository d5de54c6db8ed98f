import { PartBoundary } from '../../../ui/PartBoundary';
import { PosterPreview } from '../PosterPreview';
import type { PosterContent, PosterLayout, PosterTemplate } from '../templates/template';
import styles from './SizedPreview.module.css';
import type { Sizes } from './useSizes';

interface SizedPreviewProps {
  readonly template: PosterTemplate;
  readonly content: PosterContent;
  readonly sizes: Sizes;
  readonly label: string;
  readonly onFit?: (poster: HTMLElement, layout: PosterLayout) => void;
}

/**
 * A poster in the chosen size. Sizes that were shown stay laid out, unseen: of the 25 ms that a press took, 20 were spent
 * on fitting the texts of four posters again (2026-11-26).
 */
export function SizedPreview({ template, sizes, ...rest }: SizedPreviewProps) {
  return (
    <div className={styles.sizes}>
      {sizes.seen.map((format) => {
        const isShown = format === sizes.format;
        return (
          <div key={format} className={isShown ? undefined : styles.kept} aria-hidden={!isShown}>
            <PartBoundary subject="This poster">
              <PosterPreview layout={template.layouts[format]} {...rest} />
            </PartBoundary>
          </div>
        );
      })}
    </div>
  );
}
