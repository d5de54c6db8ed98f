import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { compareSections, type Difference } from '../../../domain/resume/kept/compareSections';
import type { KeptVersion } from '../../../domain/resume/kept/kept';
import { keptResumes, type ListedResume } from '../../../services/kept/keptResumes';
import { Button } from '../../../ui/Button';
import { Spinner } from '../../../ui/Spinner';
import { Table, type TableColumns } from '../../../ui/Table';
import { savedOn } from './savedOn';
import type { RunAction } from './useKeptList';
import { partsOf } from './useOpening';
import styles from './kept.module.css';

interface VersionListProps {
  readonly resume: ListedResume;
  readonly run: RunAction;
  readonly onBack: () => void;
  readonly onRestore: (version: KeptVersion) => void;
}

/** The versions of a resume: the last state of each session, compared with the latest. */
export function VersionList({ resume, run, onBack, onRestore }: VersionListProps) {
  const [versions, setVersions] = useState<readonly KeptVersion[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useEffectEvent(() => run(async () => setVersions(await keptResumes().versions(resume.id))));
  useEffect(() => void load(), [resume.revision]);
  useEffect(() => heading.current?.focus(), []);
  const [latest, ...earlier] = versions ?? [];
  return (
    <>
      <div className={styles.section}>
        <Button variant="quiet" size="sm" icon="arrowLeft" className={styles.back} onClick={onBack}>
          All resumes
        </Button>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          Versions of “{resume.name}”
        </h3>
        {latest && (
          <p className="hint">
            Last saved on {savedOn(latest.savedAt)}.{' '}
            {earlier.length === 0
              ? 'Each visit adds a version, as you left it.'
              : 'Open an earlier one to see what was different.'}
          </p>
        )}
      </div>
      {versions === undefined && <Spinner label="Loading the versions" />}
      <ul className={styles.list}>
        {latest &&
          earlier.map((version) => (
            <li key={version.number}>
              <Version version={version} latest={latest} onRestore={() => onRestore(version)} />
            </li>
          ))}
      </ul>
    </>
  );
}

interface VersionProps {
  readonly version: KeptVersion;
  readonly latest: KeptVersion;
  readonly onRestore: () => void;
}

/** Compares a version only once it is opened. */
function Version({ version, latest, onRestore }: VersionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.version}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{savedOn(version.savedAt)}</summary>
      {isOpen && <Comparison version={version} latest={latest} />}
      <Button variant="ghost" size="sm" onClick={onRestore}>
        Restore this version
      </Button>
    </details>
  );
}

const EMPTY = '–';

const COLUMNS: TableColumns<Difference> = [
  { header: 'Field', cell: ({ label }) => label },
  { header: 'In this version', cell: ({ then }) => then || EMPTY },
  { header: 'In the latest', cell: ({ now }) => now || EMPTY },
];

type Compared = Omit<VersionProps, 'onRestore'>;

/** What differs; or why it can't be read, in a tab that is older than a later release. */
function comparisonOf({ version, latest }: Compared) {
  try {
    return compareSections(partsOf(version.content), partsOf(latest.content));
  } catch (error) {
    return (error as Error).message;
  }
}

function Comparison(props: Compared) {
  const sections = comparisonOf(props);
  if (typeof sections === 'string') return <p className="hint">{sections}</p>;
  if (sections.length === 0) return <p className="hint">It is the same as the latest.</p>;
  return sections.map(({ part, title, differences }) => (
    <Table
      key={part}
      caption={title}
      columns={COLUMNS}
      rows={differences}
      rowKey={(row) => differences.indexOf(row)}
      className={styles.table}
    />
  ));
}
