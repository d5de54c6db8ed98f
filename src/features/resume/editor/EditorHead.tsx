import type { ReactNode } from 'react';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { Icon } from '../../../ui/Icon';
import { Wrap } from '../../../ui/Layout';
import { Link } from '../../../ui/Link';
import styles from './ResumeEditor.module.css';

interface EditorHeadProps {
  readonly variant: ResumeVariant;
  /** Shown at the right. */
  readonly children?: ReactNode;
}

/** The back link and the title, also shown while the editor loads. */
export function EditorHead({ variant, children }: EditorHeadProps) {
  return (
    <Wrap className={styles.head}>
      <Link to="/resume" className={styles.back}>
        <Icon name="arrowLeft" />
        <span>All templates</span>
      </Link>
      <h1 tabIndex={-1}>Resume, {RESUME_TEMPLATES[variant].name}</h1>
      {children}
    </Wrap>
  );
}
