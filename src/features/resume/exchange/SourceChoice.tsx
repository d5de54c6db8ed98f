import { useId, useState } from 'react';
import { sizeInWords } from '../../../domain/fileSize';
import { IMPORT_MAX_BYTES } from '../../../domain/resume/exchange/fileBytes';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { takeFile } from '../../../ui/fileInput';
import { Icon } from '../../../ui/Icon';
import styles from './exchange.module.css';

interface SourceChoiceProps {
  /** A file is being dragged over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: File) => void;
  readonly onPaste: (text: string) => void;
}

/** Takes a file by picker or by drag and drop, or pasted text. */
export function SourceChoice({ isOver, onFile, onPaste }: SourceChoiceProps) {
  const [isPasting, setIsPasting] = useState(false);
  return (
    <>
      <FileDrop onFile={onFile} isOver={isOver} />
      {isPasting ? (
        <PasteBox onPaste={onPaste} />
      ) : (
        <Button variant="quiet" size="sm" className={styles.quiet} onClick={() => setIsPasting(true)}>
          Paste the text instead
        </Button>
      )}
    </>
  );
}

function FileDrop({ onFile, isOver }: Omit<SourceChoiceProps, 'onPaste'>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".json,.pdf,.zip,application/json,application/pdf,application/zip"
        aria-describedby={`${id}-about`}
        onChange={takeFile(onFile)}
      />
      <label htmlFor={id} className={classNames(styles.drop, isOver && styles.over)}>
        <Icon name="upload" />
        <b>Choose a file</b>
      </label>
      <p id={`${id}-about`} className={styles.about}>
        Or drop it here: the PDF of your resume, the ZIP that LinkedIn sends of your data, a JSON Resume, or a
        backup from this site, up to {sizeInWords(IMPORT_MAX_BYTES)}. It stays on this device.
      </p>
    </div>
  );
}

function PasteBox({ onPaste }: Pick<SourceChoiceProps, 'onPaste'>) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>Text of the resume or the file</label>
      <textarea
        id={id}
        className={styles.area}
        rows={5}
        spellCheck={false}
        // One more than is accepted, so that a longer text is refused and not read in part.
        maxLength={IMPORT_MAX_BYTES + 1}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button variant="ghost" size="sm" className={styles.left} onClick={() => onPaste(text)}>
        Read the text
      </Button>
    </div>
  );
}
