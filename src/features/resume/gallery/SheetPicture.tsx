import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { classNames } from '../../../ui/classNames';
import { PICTURE_WIDTHS, pictureHeight } from './pictureSize';
import { SHEET_PICTURES } from './sheetPictures';
import styles from './SheetPicture.module.css';

/**
 * The card widths from TemplateCard.module.css and the gallery's columns, without borders. The phone value is one pixel
 * larger, so that the small picture still serves 2x screens.
 */
const SIZES = '(min-width: 1024px) 258px, (min-width: 561px) 45vw, 129px';

/** Loaded eagerly: on phones the first screen shows two cards, and in a row of four the browser fetches the rest anyway. */
const FIRST_SCREEN: readonly ResumeVariant[] = ['a', 'b'];

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
      loading={FIRST_SCREEN.includes(variant) ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
