import { useEffect, useRef } from 'react';
import type { ListedResume } from '../../../services/kept/keptResumes';
import { useToolsSelector } from '../../../store/hooks';
import { selectIsOvertaken, selectKeepingError } from '../../../store/resumeKeeping';
import { selectResume } from '../../../store/resumeSlice';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { NameForm } from './NameForm';
import type { Opening } from './useOpening';
import styles from './kept.module.css';

interface ThisResumeProps {
  readonly resumes: readonly ListedResume[];
  readonly opening: Opening;
  readonly onKeep: (name: string) => void;
}

/** Whether the resume in this tab is kept, and what the visitor can do about that. */
export function ThisResume({ resumes, opening, onKeep }: ThisResumeProps) {
  const { kept, personalInfo } = useToolsSelector(selectResume);
  const isOvertaken = useToolsSelector(selectIsOvertaken);
  const error = useToolsSelector(selectKeepingError);
  const name = resumes.find(({ id }) => id === kept)?.name;
  const words = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus();
  });
  return (
    <div ref={words} tabIndex={-1} className={styles.panel}>
      {kept && !isOvertaken ? (
        <Kept name={name} error={error} opening={opening} />
      ) : (
        <>
          {kept ? <Overtaken name={name} /> : <Offer />}
          <NameForm
            name={personalInfo.title || personalInfo.fullName || 'My resume'}
            action={kept ? 'Keep as another resume' : 'Keep on this device'}
            onName={onKeep}
          />
        </>
      )}
    </div>
  );
}

function Offer() {
  return (
    <p className="hint">
      This tab forgets the resume when you close it. Once you keep it, every change is saved in this browser,
      without the photo, until you delete it. Whoever uses this browser can open it. Browsers may clear such
      data after a week without a visit, so export a backup, too.
    </p>
  );
}

/** @param name of what is kept instead; undefined if it has been deleted */
function Overtaken({ name }: { readonly name: string | undefined }) {
  const title = `${name === undefined ? 'The resume has been deleted' : `“${name}” has been saved elsewhere`}, so this tab no longer keeps it.`;
  return (
    <Notice tone="warning" title={title}>
      Nothing in this tab is lost: keep it under another name{name !== undefined && ', or open what is kept'}.
    </Notice>
  );
}

interface KeptProps {
  readonly name: string | undefined;
  /** Why the last save failed; null if it didn't. */
  readonly error: string | null;
  readonly opening: Opening;
}

function Kept({ name, error, opening }: KeptProps) {
  const retry = (
    <Button variant="ghost" size="sm" onClick={opening.retry}>
      Try again
    </Button>
  );
  return (
    <>
      {error !== null && (
        <Notice tone="error" action={retry}>
          {error}
        </Notice>
      )}
      <div className={styles.here}>
        {error === null && (
          <p className="hint">
            {name === undefined ? 'This resume' : `“${name}”`} is saved in this browser as you type, without
            the photo.
          </p>
        )}
        <Button variant="ghost" size="sm" onClick={opening.stop}>
          Stop keeping
        </Button>
        <Button variant="ghost" size="sm" onClick={opening.startEmpty}>
          New resume
        </Button>
      </div>
    </>
  );
}
