import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { Notice } from '../../../ui/Notice';
import { Spinner } from '../../../ui/Spinner';
import { useFileDrop } from '../../../ui/useFileDrop';
import { FoundResume } from './FoundResume';
import { FileChoice, PasteBox } from './SourceChoice';
import { useImport } from './useImport';
import styles from './exchange.module.css';

interface ImportPanelProps {
  readonly variant: ResumeVariant;
  readonly onDone: () => void;
}

/** Takes a file or pasted text, then shows its contents or what is wrong with it. */
export function ImportPanel({ variant, onDone }: ImportPanelProps) {
  const { news, read, chooseFile, paste, correct, startAgain } = useImport();
  const isOver = useFileDrop(chooseFile);
  /** Kept here, so that it is still there after another look at what was found in it. */
  const [text, setText] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooseOther = () => {
    flushSync(startAgain);
    input.current?.focus(); // The button is gone.
  };
  if (read)
    return (
      <FoundResume {...read} variant={variant} onCorrect={correct} onOther={chooseOther} onDone={onDone} />
    );
  return (
    <div className={styles.panel}>
      <FileChoice ref={input} isOver={isOver} onFile={chooseFile} />
      <PasteBox text={text} onChange={setText} onPaste={paste} />
      {news.status === 'opening' && <Spinner label={`Reading ${news.fileName}`} />}
      {news.status === 'refused' && (
        <Notice tone="error" isLive title={`${news.fileName} was not imported, and nothing has changed.`}>
          {news.message}
        </Notice>
      )}
    </div>
  );
}
