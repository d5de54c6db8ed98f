import type { ResumeVariant } from '../../../domain/resume/variants';
import { Notice } from '../../../ui/Notice';
import { Spinner } from '../../../ui/Spinner';
import { FoundResume } from './FoundResume';
import { SourceChoice } from './SourceChoice';
import { useFileDrop } from '../../../ui/useFileDrop';
import { useImport } from './useImport';
import styles from './exchange.module.css';

interface ImportPanelProps {
  readonly variant: ResumeVariant;
  readonly onClose: () => void;
}

/** Takes a file or pasted text, then shows its contents or what is wrong with it. */
export function ImportPanel({ variant, onClose }: ImportPanelProps) {
  const { state, chooseFile, paste, correct, startAgain } = useImport();
  const isOver = useFileDrop(chooseFile);
  if (state.status === 'read')
    return (
      <FoundResume {...state} variant={variant} onCorrect={correct} onOther={startAgain} onClose={onClose} />
    );
  return (
    <div className={styles.panel}>
      <SourceChoice isOver={isOver} onFile={chooseFile} onPaste={paste} />
      {state.status === 'reading' && <Spinner label={`Reading ${state.source.name}`} />}
      {state.status === 'refused' && (
        <Notice tone="error" isLive title={`${state.source.name} was not imported, and nothing has changed.`}>
          {state.problem}
        </Notice>
      )}
    </div>
  );
}
