import type { ResumeData } from '../../../domain/resume/entities';
import { stepOfPlace, type ResumePlace } from '../../../domain/resume/places';
import { placeLabel } from '../../../domain/resume/review/placeLabel';
import { templatesWith } from '../../../domain/resume/review/shown';
import { RESUME_VARIANTS, type ResumeVariant } from '../../../domain/resume/variants';
import { Icon } from '../../../ui/Icon';
import styles from './PlaceLink.module.css';

export interface JumpProps {
  readonly resume: ResumeData;
  readonly variant: ResumeVariant;
  readonly onJump: (place: ResumePlace) => void;
}

/** A link to a field or, if this template lacks its step, the names of the templates that have it. */
export function PlaceLink({ place, resume, variant, onJump }: JumpProps & { readonly place: ResumePlace }) {
  const label = placeLabel(place, resume);
  const step = stepOfPlace(place);
  if (step !== 'preview' && !RESUME_VARIANTS[variant].includes(step))
    return (
      <span className={styles.elsewhere}>
        {label}: a step of {templatesWith(step)}
      </span>
    );
  return (
    <button type="button" className={styles.link} onClick={() => onJump(place)}>
      <span>{label}</span>
      <Icon name="arrowRight" />
    </button>
  );
}
