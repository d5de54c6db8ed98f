import { useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { keptResumes, type ListedResume } from '../../../services/kept/keptResumes';
import { useToolsSelector } from '../../../store/hooks';
import { selectIsOvertaken } from '../../../store/resumeKeeping';
import { selectResume } from '../../../store/resumeSlice';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Spinner } from '../../../ui/Spinner';
import { swallowSecondClick, useIgnoreSecondClick } from '../../../ui/useIgnoreSecondClick';
import { KeptRow } from './KeptRow';
import { ThisResume } from './ThisResume';
import { useKeptList, type RunAction } from './useKeptList';
import { useOpening, type Opening } from './useOpening';
import { VersionList } from './VersionList';
import styles from './kept.module.css';

interface KeptPanelProps {
  /** Called once another resume has taken the place of the one in the tab. */
  readonly onOpened: () => void;
}

/** The resumes on this device, and whether the one in this tab is among them. Nothing is kept before the visitor asks for it. */
export function KeptPanel({ onOpened }: KeptPanelProps) {
  const { resumes, problem, run, runOnce } = useKeptList();
  const opening = useOpening();
  const [chosen, setChosen] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const goBack = () => {
    flushSync(() => setChosen(undefined));
    panel.current?.querySelector('h3')?.focus();
  };
  const open = (resume: ListedResume) => void runOnce(() => opening.open(resume).then(onOpened));
  if (resumes === undefined) return <Spinner label="Loading your resumes" />;
  // Another tab may have renamed or deleted it since it was chosen.
  const versionsOf = resumes.find(({ id }) => id === chosen);
  if (versionsOf)
    return (
      <Panel ref={panel} problem={problem}>
        <VersionList
          resume={versionsOf}
          run={run}
          onBack={goBack}
          onRestore={(version) => void runOnce(() => opening.restore(versionsOf, version).then(onOpened))}
        />
      </Panel>
    );
  return (
    <Panel ref={panel} problem={problem}>
      <ThisResume
        resumes={resumes}
        opening={opening}
        onKeep={(name) => void runOnce(() => opening.keep(name))}
      />
      <OnThisDevice
        resumes={resumes}
        opening={opening}
        run={runOnce}
        onOpen={open}
        onVersions={({ id }) => setChosen(id)}
      />
    </Panel>
  );
}

interface PanelProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly problem: string | null;
  readonly children: ReactNode;
}

/** A second click would hit what has taken the place of the first one's button, such as the one that forgets everything. */
function Panel({ ref, problem, children }: PanelProps) {
  useIgnoreSecondClick();
  return (
    <div ref={ref} className={styles.panel} onClickCapture={swallowSecondClick}>
      {problem !== null && (
        <Notice tone="error" isLive>
          {problem}
        </Notice>
      )}
      {children}
    </div>
  );
}

interface OnThisDeviceProps {
  readonly resumes: readonly ListedResume[];
  readonly opening: Opening;
  readonly run: RunAction;
  readonly onOpen: (resume: ListedResume) => void;
  readonly onVersions: (resume: ListedResume) => void;
}

function OnThisDevice({ resumes, opening, run, onOpen, onVersions }: OnThisDeviceProps) {
  const { kept } = useToolsSelector(selectResume);
  const isOvertaken = useToolsSelector(selectIsOvertaken);
  const heading = useRef<HTMLHeadingElement>(null);
  const [copy, setCopy] = useState('');
  const forgetAll = () =>
    run(() => {
      // First, so that nothing is saved meanwhile.
      opening.stop();
      return keptResumes().forgetAll();
    });
  if (resumes.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        On this device
      </h3>
      <ul className={styles.list}>
        {resumes.map((resume) => (
          <KeptRow
            key={resume.id}
            resume={resume}
            isOpen={resume.id === kept && !isOvertaken}
            run={run}
            onOpen={() => onOpen(resume)}
            onVersions={() => onVersions(resume)}
            onCopied={setCopy}
            onDelete={() => resume.id === kept && opening.stop()}
            onDeleted={() => heading.current?.focus()}
          />
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {copy !== '' && `“${copy}” added`}
      </p>
      <Button variant="quiet" size="sm" icon="trash" className={styles.back} onClick={() => void forgetAll()}>
        Forget everything on this device
      </Button>
    </section>
  );
}
