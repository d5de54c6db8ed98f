import type { ReactNode } from 'react';
import { RESUME_FLOWS } from '../../../../../machines';
import type { PaperName } from '../../../../domain/resume/layout';
import { progressOf } from '../../../../domain/resume/progress';
import {
  RESUME_TEMPLATES,
  RESUME_VARIANT_NAMES,
  RESUME_VARIANTS,
  type ResumeVariant,
} from '../../../../domain/resume/variants';
import { flowEvent } from '../../../../store/flows';
import { useToolsStore } from '../../../../store/hooks';
import { selectResume } from '../../../../store/resumeSlice';
import { Icon } from '../../../../ui/Icon';
import { Link } from '../../../../ui/Link';
import { PartBoundary } from '../../../../ui/PartBoundary';
import { ScaledSheet } from '../../sheets/ScaledSheet';
import type { Dress } from '../../sheets/useResumeSheets';
import { useGate } from '../../useGate';
import { useFirstPages } from './useFirstPages';
import styles from './OtherSheets.module.css';

interface OtherSheetProps {
  readonly variant: ResumeVariant;
  readonly isOpen: boolean;
  readonly address: string;
  readonly paper: PaperName;
  readonly onFollow: (() => void) | undefined;
  /** The page in the design of the variant, once it is drawn. */
  readonly children: ReactNode;
}

/** A link across the page, whose own links can't be nested in it. */
function OtherSheet({ variant, isOpen, address, paper, onFollow, children }: OtherSheetProps) {
  const { design, name } = RESUME_TEMPLATES[variant];
  const isLocked = useGate(variant) === 'locked';
  return (
    <li>
      <Link
        to={address}
        onClick={onFollow}
        className={styles.link}
        aria-current={isOpen ? 'page' : undefined}
        aria-label={`${name}, ${design}${isLocked ? ', Login' : ''}`}
      >
        {isLocked && <Icon name="lock" />}
        {isLocked ? 'Login' : design}
      </Link>
      <div className={styles.picture} aria-hidden="true" inert>
        <ScaledSheet paper={paper}>{children}</ScaledSheet>
      </div>
    </li>
  );
}

/** Shows the pages of a variant, not its first form, if its rail would: a step that the open one lacks may be incomplete. */
function useShowPreview() {
  const { getState, dispatch } = useToolsStore();
  return (variant: ResumeVariant) => {
    const resume = selectResume(getState());
    if (RESUME_VARIANTS[variant].every((step) => progressOf(step, resume) !== 'incomplete'))
      dispatch(flowEvent(RESUME_FLOWS[variant], { type: 'JUMP', step: 'preview' }));
  };
}

interface OtherSheetsProps {
  readonly variant: ResumeVariant;
  readonly addressOf: (variant: ResumeVariant) => string;
  /** Makes the document out of a design, if it isn't the resume. */
  readonly dress: Dress | undefined;
}

/** Links to the same document in the four designs, each with its first page. */
export function OtherSheets({ variant, addressOf, dress }: OtherSheetsProps) {
  const { drawn, drawing, paper } = useFirstPages(dress);
  const showPreview = useShowPreview();
  return (
    <div className={styles.others}>
      <h2>Same data, another design</h2>
      <ul>
        {RESUME_VARIANT_NAMES.map((other) => (
          <OtherSheet
            key={other}
            variant={other}
            isOpen={other === variant}
            address={addressOf(other)}
            paper={paper}
            // The letter has one wizard for all designs.
            onFollow={dress ? undefined : () => showPreview(other)}
          >
            {drawn[other]?.page}
          </OtherSheet>
        ))}
      </ul>
      <PartBoundary subject="Another design">{drawing}</PartBoundary>
    </div>
  );
}
