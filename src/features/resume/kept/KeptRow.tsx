import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { counted } from '../../../domain/counting';
import { keptResumes, type ListedResume } from '../../../services/kept/keptResumes';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { NameForm } from './NameForm';
import { savedOn } from './savedOn';
import type { RunAction } from './useKeptList';
import styles from './kept.module.css';

/** What a row asks in place of its buttons. */
type Question = 'name' | 'delete';

interface RowProps {
  readonly resume: ListedResume;
  /** This tab keeps it up to date. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onVersions: () => void;
}

interface KeptRowProps extends RowProps {
  readonly run: RunAction;
  /** After it has been duplicated. */
  readonly onCopied: (copy: string) => void;
  /** Before it is deleted. */
  readonly onDelete: () => void;
  /** After it has been deleted, when the row can't have the focus any more. */
  readonly onDeleted: () => void;
}

/** A kept resume, and what can be done to it. */
export function KeptRow({ run, onCopied, onDelete, onDeleted, ...props }: KeptRowProps) {
  const { id, name, savedAt, versionCount } = props.resume;
  const { rowProps, question, ask, close } = useQuestion();
  const rename = async (next: string) => {
    if (await run(() => keptResumes().rename(id, next))) close();
  };
  const remove = async () => {
    onDelete();
    if (await run(() => keptResumes().remove(id))) onDeleted();
  };
  const duplicate = () => run(async () => onCopied(await keptResumes().duplicate(id)));
  return (
    <li {...rowProps} className={styles.row}>
      <p className={styles.words}>
        <b>{name}</b>
        <small>
          {props.isOpen && 'In this tab, '}
          {counted(versionCount, 'version')}, saved on {savedOn(savedAt)}
        </small>
      </p>
      {question === null && <RowButtons {...props} onAsk={ask} onDuplicate={() => void duplicate()} />}
      {question === 'name' && (
        <NameForm name={name} action="Rename" onName={(next) => void rename(next)} onCancel={close} />
      )}
      {question === 'delete' && (
        <div className="buttons" role="group" aria-label={`Delete ${name} for good?`}>
          <span className={styles.question}>Delete for good?</span>
          <Button variant="ghost" size="sm" onClick={close}>
            Leave it
          </Button>
          <Button
            variant="danger"
            size="sm"
            aria-label={`Delete ${name} for good`}
            onClick={() => void remove()}
          >
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}

/** The focus follows a question, and returns to the button that asked it. */
function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const show = (next: Question | null, focused: string) => {
    flushSync(() => setQuestion(next));
    row.current?.querySelector<HTMLElement>(focused)?.focus();
  };
  const ask = (next: Question) => show(next, 'input, button');
  const close = () => show(null, `[data-asks="${question}"]`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (question === null || event.key !== 'Escape') return;
    // The dialog around it stays open.
    event.preventDefault();
    close();
  };
  return { rowProps: { ref: row, onKeyDown }, question, ask, close };
}

interface RowButtonsProps extends RowProps {
  readonly onAsk: (question: Question) => void;
  readonly onDuplicate: () => void;
}

function RowButtons({ resume: { name }, isOpen, onOpen, onVersions, onAsk, onDuplicate }: RowButtonsProps) {
  return (
    <div className="buttons">
      {!isOpen && (
        <Button variant="ghost" size="sm" aria-label={`Open ${name}`} onClick={onOpen}>
          Open
        </Button>
      )}
      <Button variant="ghost" size="sm" aria-label={`Versions of ${name}`} onClick={onVersions}>
        Versions
      </Button>
      <span className={styles.icons}>
        <IconButton icon="pencil" label={`Rename ${name}`} data-asks="name" onClick={() => onAsk('name')} />
        <IconButton icon="copy" label={`Duplicate ${name}`} onClick={onDuplicate} />
        <IconButton
          icon="trash"
          label={`Delete ${name}`}
          isDangerous
          data-asks="delete"
          onClick={() => onAsk('delete')}
        />
      </span>
    </div>
  );
}
