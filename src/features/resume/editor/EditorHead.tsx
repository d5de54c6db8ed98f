import type { ReactNode } from 'react';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { Icon } from '../../../ui/Icon';
import { Wrap } from '../../../ui/Layout';
import { Link } from '../../../ui/Link';
import styles from './ResumeEditor.module.css';

export interface HeadWords {
  /** What is edited. */
  readonly name?: string;
  /** The link before the title. */
  readonly back?: { readonly to: string; readonly label: string };
}

interface EditorHeadProps extends HeadWords {
  readonly variant: ResumeVariant;
  /** Shown at the right. */
  readonly children?: ReactNode;
}

const GALLERY = { to: '/resume', label: 'All templates' } as const;

/** The back link and the title, also shown while the editor loads. */
export function EditorHead(props: EditorHeadProps) {
  const { variant, name = 'Resume', back = GALLERY, children } = props;
  return (
    <Wrap className={styles.head}>
      <Link to={back.to} className={styles.back}>
        <Icon name="arrowLeft" />
        <span>{back.label}</span>
      </Link>
      <h1 tabIndex={-1}>
        {name} <span>in {RESUME_TEMPLATES[variant].name}</span>
      </h1>
      {children}
    </Wrap>
  );
}
