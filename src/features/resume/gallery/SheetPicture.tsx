import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { classNames } from '../../../ui/classNames';
import { PICTURE_WIDTHS, pictureHeight } from './pictureSize';
import styles from './SheetPicture.module.css';
import classicSmall from './pictures/resume-1-258.webp';
import classicLarge from './pictures/resume-1-640.webp';
import sidebarSmall from './pictures/resume-2-258.webp';
import sidebarLarge from './pictures/resume-2-640.webp';
import bandSmall from './pictures/resume-3-258.webp';
import bandLarge from './pictures/resume-3-640.webp';
import compactSmall from './pictures/resume-4-258.webp';
import compactLarge from './pictures/resume-4-640.webp';

/**
 * The card widths from TemplateCard.module.css and the gallery's columns, without borders. The phone value is one pixel
 * larger, so that the small picture still serves 2x screens.
 */
const SIZES = '(min-width: 1024px) 258px, (min-width: 561px) 45vw, 129px';

interface SheetPictureProps {
  readonly variant: ResumeVariant;
  /** Blurred: the small picture is enough on any screen. */
  readonly isBlurred?: boolean;
}

/** A picture of a template's sample, as wide as its container. */
export function SheetPicture({ variant, isBlurred = false }: SheetPictureProps) {
  const { small, large } = SHEET_PICTURES[variant];
  const { name, design } = RESUME_TEMPLATES[variant];
  const fine = {
    srcSet: `${small} ${PICTURE_WIDTHS.small}w, ${large} ${PICTURE_WIDTHS.large}w`,
    sizes: SIZES,
  };
  return (
    <img
      className={classNames(styles.sheet, isBlurred && styles.blurred)}
      src={small}
      {...(!isBlurred && fine)}
      width={PICTURE_WIDTHS.large}
      height={pictureHeight(PICTURE_WIDTHS.large)}
      alt={`${name}, ${design}: sample resume`}
      // Not fetched while the gallery waits behind the place of the editor.
      loading="lazy"
      decoding="async"
    />
  );
}

/** URLs of one sample's pictures, by size. */
interface SheetPictureFiles {
  readonly small: string;
  readonly large: string;
}

/**
 * Screenshots of the sheets in `samples`. `UPDATE_SAMPLES=1` regenerates them
 * (test/browser/resume/samples.spec.ts, which fails if one is stale).
 */
const SHEET_PICTURES: Readonly<Record<ResumeVariant, SheetPictureFiles>> = {
  a: { small: classicSmall, large: classicLarge },
  b: { small: sidebarSmall, large: sidebarLarge },
  c: { small: bandSmall, large: bandLarge },
  d: { small: compactSmall, large: compactLarge },
};
