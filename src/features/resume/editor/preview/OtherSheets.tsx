import type { ReactNode } from 'react';
import type { PaperName } from '../../../../domain/resume/layout';
import {
  RESUME_TEMPLATES,
  RESUME_VARIANT_NAMES,
  type ResumeVariant,
} from '../../../../domain/resume/variants';
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
  /** The page in the design of the variant, once it is drawn. */
  readonly children: ReactNode;
}

/** A link across the page, whose own links can't be nested in it. */
function OtherSheet({ variant, isOpen, address, paper, children }: OtherSheetProps) {
  const { design, name } = RESUME_TEMPLATES[variant];
  const isLocked = useGate(variant) === 'locked';
  return (
    <li>
      <Link
        to={address}
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

interface OtherSheetsProps {
  readonly variant: ResumeVariant;
  readonly addressOf: (variant: ResumeVariant) => string;
  /** Makes the document out of a design, if it isn't the resume. */
  readonly dress: Dress | undefined;
}

/** Links to the same document in the four designs, each with its first page. */
export function OtherSheets({ variant, addressOf, dress }: OtherSheetsProps) {
  const { drawn, drawing, paper } = useFirstPages(dress);
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
          >
            {drawn[other]?.page}
          </OtherSheet>
        ))}
      </ul>
      <PartBoundary subject="Another design">{drawing}</PartBoundary>
    </div>
  );
}
