import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../domain/counting';
import { sizeInWords } from '../../../domain/fileSize';
import { compareParts, type PartComparison } from '../../../domain/resume/exchange/comparing';
import { mergedParts } from '../../../domain/resume/exchange/merging';
import type { ReadImport } from '../../../domain/resume/exchange/readImport';
import type { ImportChoice, ResumePartName } from '../../../domain/resume/exchange/resumeParts';
import type { PlacedImport } from '../../../domain/resume/reading/placedImport';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { resumeImported, selectResume } from '../../../store/resumeSlice';
import { Button } from '../../../ui/Button';
import { LazyPart } from '../../../ui/LazyPart';
import { DialogFoot } from './DialogFoot';
import { resumeReader } from './lazyParts';
import { PartsTable } from './PartsTable';
import type { ImportSource } from './useImport';
import styles from './exchange.module.css';

interface FoundResumeProps {
  readonly source: ImportSource;
  readonly file: ReadImport;
  readonly variant: ResumeVariant;
  readonly onCorrect: (file: ReadImport) => void;
  readonly onOther: () => void;
  readonly onDone: () => void;
}

/** The choice for each part (a suggestion until the visitor changes it), and the import of all chosen parts. */
function useChoices({ source, file, variant }: Pick<FoundResumeProps, 'source' | 'file' | 'variant'>) {
  const resume = useToolsSelector(selectResume);
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<Partial<Record<ResumePartName, ImportChoice>>>({});
  const comparisons = compareParts(file.parts, resume, variant);
  const choiceOf = ({ part, choices }: PartComparison): ImportChoice => chosen[part] ?? choices[0];
  const taken = comparisons.filter((comparison) => choiceOf(comparison) !== 'leave');
  return {
    comparisons,
    choiceOf,
    takenCount: taken.length,
    choose: (part: ResumePartName, choice: ImportChoice) => setChosen({ ...chosen, [part]: choice }),
    importChosen: () => {
      const choices = Object.fromEntries(taken.map((comparison) => [comparison.part, choiceOf(comparison)]));
      const parts = mergedParts(file.parts, resume, choices);
      dispatch(resumeImported({ label: `${source.name} imported`, parts }));
    },
  };
}

/** Compares the file with the current resume before anything is changed. */
export function FoundResume({ source, file, variant, onCorrect, onOther, onDone }: FoundResumeProps) {
  const { comparisons, choiceOf, takenCount, choose, importChosen } = useChoices({ source, file, variant });
  const finish = () => {
    importChosen();
    onDone();
  };
  return (
    <div className={styles.panel}>
      <FoundFile source={source} file={file} onOther={onOther} />
      {isPlaced(file) && (
        <LazyPart part={resumeReader}>{({ Places }) => <Places file={file} onChange={onCorrect} />}</LazyPart>
      )}
      <PartsTable comparisons={comparisons} choiceOf={choiceOf} onChoose={choose} variant={variant} />
      <DialogFoot note="You can undo this for as long as the tab is open." onCancel={onDone}>
        <Button onClick={finish} disabled={takenCount === 0}>
          {takenCount === 0 ? 'Nothing chosen' : `Import ${counted(takenCount, 'section')}`}
        </Button>
      </DialogFoot>
    </div>
  );
}

const isPlaced = (file: ReadImport): file is PlacedImport => 'pieces' in file;

const LEFT_OUT = 'Left out, because this site has no field for it';
const KEPT = 'Without a field here, but kept for your next data file';

const isKept = ({ kind, parts }: ReadImport): boolean => kind === 'JSON Resume' && parts.origin !== undefined;

function FoundFile({ source, file, onOther }: Pick<FoundResumeProps, 'source' | 'file' | 'onOther'>) {
  const name = useRef<HTMLParagraphElement>(null);
  // What was read takes the place of the field that had the focus.
  useEffect(() => name.current?.focus(), []);
  return (
    <div className={styles.found}>
      <div className={styles.file}>
        <p ref={name} tabIndex={-1}>
          <b>{source.name}</b>
          <span>
            {file.kind}, {sizeInWords(source.size)}
          </span>
        </p>
        <Button variant="quiet" size="sm" onClick={onOther}>
          Choose another file
        </Button>
      </div>
      <Lines title={isKept(file) ? KEPT : LEFT_OUT} lines={file.leftOut} />
      <Lines title="Left out, because it can’t be read" lines={file.damaged} />
      <Lines title="Shortened to fit the fields here" lines={file.changes} />
    </div>
  );
}

/** Longer lists start collapsed, so that the sections stay visible. */
const LINES_SHOWN_MAX = 4;

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.lines} open={lines.length <= LINES_SHOWN_MAX}>
      <summary>
        {title} <span className="mono">({lines.length})</span>
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
