import { useId, useState } from 'react';
import { NAME_MAX } from '../../../domain/fields';
import { sizeInWords } from '../../../domain/fileSize';
import { copyText } from '../../../services/files';
import { saveBlob } from '../../../services/saveBlob';
import { useToolsSelector } from '../../../store/hooks';
import { selectResumeLayout } from '../../../store/resumeLayoutSlice';
import { selectResume } from '../../../store/resumeSlice';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { Field, FieldHead } from '../../../ui/Field';
import fieldStyles from '../../../ui/Field.module.css';
import { Icon } from '../../../ui/Icon';
import { DialogFoot } from './DialogFoot';
import { EXPORT_KIND_NAMES, EXPORT_KINDS, exportOf, type ExportKind } from './exportKinds';
import styles from './exchange.module.css';

/** The result of the last Copy or Export. */
interface Outcome {
  readonly isGood: boolean;
  readonly words: string;
}

const COPIED: Outcome = { isGood: true, words: 'The text is on the clipboard.' };
const NOT_COPIED: Outcome = {
  isGood: false,
  words: 'The browser blocked copying. Select the text above and copy it yourself.',
};

const NOTHING = 'You have not typed anything yet.';

/** The content and file name of the current export, with the actions to save or copy it. */
function useExport() {
  const resume = useToolsSelector(selectResume);
  const { paper } = useToolsSelector(selectResumeLayout);
  const [kind, setKind] = useState<ExportKind>('jsonResume');
  const [typedName, setTypedName] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { content, name, fileName, file } = exportOf(kind, resume, paper, typedName);
  return {
    kind,
    size: file.size,
    /** To paste; undefined if the export is a file only. */
    text: kind === 'text' && typeof content === 'string' ? content : undefined,
    name,
    fileName,
    outcome,
    choose: (next: ExportKind) => {
      setKind(next);
      setOutcome(null);
    },
    rename: setTypedName,
    save: () => {
      saveBlob(file, fileName);
      setOutcome({ isGood: true, words: `${fileName} is in your downloads.` });
    },
    copy: async (text: string) => setOutcome((await copyText(text)) ? COPIED : NOT_COPIED),
  };
}

/** Exports the resume as a file or as text. The PDF comes from DOWNLOAD. */
export function ExportPanel({ onCancel }: { readonly onCancel: () => void }) {
  const { kind, size, text, name, fileName, outcome, choose, rename, save, copy } = useExport();
  const isEmpty = size === 0;
  const about = `${fileName}, ${sizeInWords(size)}, stays on this device.`;
  return (
    <div className={styles.panel}>
      <KindChoice selected={kind} onSelect={choose} />
      {text !== undefined && <TextPreview text={text} />}
      <Field
        name="fileName"
        spec={{ label: 'File name', required: true, maxLength: NAME_MAX }}
        value={name}
        onChange={(_, typed) => rename(typed)}
      />
      <p className="hint">
        {text !== undefined
          ? 'It contains everything you typed, like the plain version of the pages.'
          : 'The file does not include your photo. For the printed pages, use DOWNLOAD.'}
      </p>
      <DialogFoot
        note={outcome ? <OutcomeWords {...outcome} /> : isEmpty ? NOTHING : about}
        onCancel={onCancel}
      >
        {text !== undefined && (
          <Button variant="ghost" disabled={isEmpty} onClick={() => void copy(text)}>
            Copy
          </Button>
        )}
        <Button icon="download" disabled={isEmpty} onClick={save}>
          Export
        </Button>
      </DialogFoot>
    </div>
  );
}

function OutcomeWords({ isGood, words }: Outcome) {
  return (
    <b className={isGood ? undefined : styles.failed}>
      <Icon name={isGood ? 'success' : 'error'} />
      <span>{words}</span>
    </b>
  );
}

interface KindChoiceProps {
  readonly selected: ExportKind;
  readonly onSelect: (kind: ExportKind) => void;
}

function KindChoice({ selected, onSelect }: KindChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">What to export</legend>
      {EXPORT_KIND_NAMES.map((kind) => {
        const { label, about, ending } = EXPORT_KINDS[kind];
        return (
          <label key={kind} className={styles.kind}>
            <input type="radio" name={name} checked={kind === selected} onChange={() => onSelect(kind)} />
            <span>
              <b>{label}</b>
              <small>{about}</small>
            </span>
            <span className="mono">{ending}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function TextPreview({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <FieldHead id={id} label="The text" />
      <textarea
        id={id}
        className={classNames(fieldStyles.control, styles.area)}
        rows={7}
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
