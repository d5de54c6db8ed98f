import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { classNames } from '../../../ui/classNames';
import { PICTURE_WIDTHS, pictureHeight } from './pictureSize';
import { SHEET_PICTURES } from './sheetPictures';
import styles from './SheetPicture.module.css';

/**
 * The widths of a card in TemplateCard.module.css and of the gallery's columns, without their borders. On a phone it is a pixel
 * more: so the small picture is still good for two pixels a point.
 */
const SIZES = '(min-width: 1024px) 258px, (min-width: 561px) 45vw, 129px';

/** On a phone two cards stand in the first screen, and in a row of four the others are asked for at once all the same. */
const FIRST_SCREEN: readonly ResumeVariant[] = ['a', 'b'];

interface SheetPictureProps {
  readonly variant: ResumeVariant;
  /** Behind frosted glass: the small picture will do, whatever the screen. */
  readonly isBlurred?: boolean;
}

/** The sample of a template as a picture, as wide as its place. */
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
