import { useId, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { sizeInWords } from '../../../domain/fileSize';
import { IMPORT_MAX_BYTES } from '../../../domain/resume/exchange/fileBytes';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { FieldHead } from '../../../ui/Field';
import fieldStyles from '../../../ui/Field.module.css';
import { FileDrop } from '../../../ui/FileDrop';
import styles from './exchange.module.css';

interface FileChoiceProps {
  readonly ref: Ref<HTMLInputElement>;
  /** A file is being dragged over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file by picker or by drag and drop. */
export function FileChoice(props: FileChoiceProps) {
  const about = useId();
  return (
    <div className={styles.choice}>
      <FileDrop
        {...props}
        label="Choose a file"
        accept=".json,.pdf,.docx,.zip,.txt,application/json,application/pdf,application/zip,text/plain"
        aria-describedby={about}
      />
      <p id={about} className="hint">
        The PDF or Word file of your resume, the ZIP that LinkedIn sends of your data, a JSON Resume, or a
        backup from this site, up to {sizeInWords(IMPORT_MAX_BYTES)}.
        <span className="needs-mouse"> You can also drop it here.</span> It stays on this device.
      </p>
    </div>
  );
}

interface PasteBoxProps {
  /** Null until the visitor asks for the box. */
  readonly text: string | null;
  readonly onChange: (text: string) => void;
  readonly onPaste: (text: string) => void;
}

export function PasteBox({ text, onChange, onPaste }: PasteBoxProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const open = () => {
    flushSync(() => onChange(''));
    area.current?.focus(); // The button is gone.
  };
  if (text === null)
    return (
      <Button variant="quiet" size="sm" className={styles.quiet} onClick={open}>
        Paste the text instead
      </Button>
    );
  return (
    <div className={fieldStyles.field}>
      <FieldHead id={id} label="Text of the resume or the file" />
      <textarea
        ref={area}
        id={id}
        className={classNames(fieldStyles.control, styles.area)}
        rows={5}
        spellCheck={false}
        // One more than is accepted, so that a longer text is refused and not read in part.
        maxLength={IMPORT_MAX_BYTES + 1}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button variant="ghost" size="sm" className={styles.left} onClick={() => onPaste(text)}>
        Read the text
      </Button>
    </div>
  );
}
