import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames';
import { Icon } from '../../../ui/Icon';
import styles from './ResumeEditor.module.css';

interface SavedNoteProps {
  readonly isGood: boolean;
  readonly children: ReactNode;
}

/** Says where the resume is saved, or that it isn't. */
export function SavedNote({ isGood, children }: SavedNoteProps) {
  return (
    <p className={classNames(styles.saved, !isGood && styles.unsaved)}>
      <Icon name={isGood ? 'check' : 'warning'} />
      <span>{children}</span>
    </p>
  );
}
