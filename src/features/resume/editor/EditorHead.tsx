import type { ReactNode } from 'react';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { Icon } from '../../../ui/Icon';
import { Wrap } from '../../../ui/Layout';
import { Link } from '../../../ui/Link';
import { resumeAddress } from '../addresses';
import styles from './ResumeEditor.module.css';

export interface EditorHeadProps {
  readonly variant: ResumeVariant;
  /** Whether it is the letter that is edited, rather than the resume. */
  readonly isLetter?: boolean;
  /** Shown at the right. */
  readonly children?: ReactNode;
}

/** The back link and the title, also shown while the code of what is edited loads. */
export function EditorHead({ variant, isLetter, children }: EditorHeadProps) {
  return (
    <Wrap className={styles.head}>
      <Link to={isLetter ? resumeAddress(variant) : '/resume'} className={styles.back}>
        <Icon name="arrowLeft" />
        <span>{isLetter ? 'The resume' : 'All templates'}</span>
      </Link>
      <h1 tabIndex={-1}>
        {isLetter ? 'Letter' : 'Resume'} <span>in {RESUME_TEMPLATES[variant].name}</span>
      </h1>
      {children}
    </Wrap>
  );
}
