import { useId, useRef, type RefObject } from 'react';
import type { FieldSpec } from '../../../domain/fields';
import { classNames } from '../../../ui/classNames';
import { UploadArt } from './UploadArt';
import styles from './LogoField.module.css';
import { LogoWords } from './LogoWords';
import { useLogo } from './useLogo';

interface LogoFieldProps<Name extends string> {
  readonly name: Name;
  readonly spec: FieldSpec;
  /** Data URL of the logo, or empty. */
  readonly value: string;
  readonly onChange: (name: Name, value: string) => void;
  readonly numeral: number;
  readonly onFocus: () => void;
}

/** Chooses, shows, replaces and removes a logo; says when it has a background. */
export function LogoField<Name extends string>(props: LogoFieldProps<Name>) {
  const { name, spec, value, onChange, numeral, onFocus } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, remove } = useLogo((dataUrl) => onChange(name, dataUrl));
  const hasLogo = value !== '';
  const isRefused = state.status === 'refused';

  const removeLogo = () => {
    remove();
    input.current?.focus(); // the button goes away
  };

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className={styles.numeral} aria-hidden="true">
          {numeral}
        </span>
        <span id={`${id}-label`}>{spec.label}</span>
        <span className={styles.optional}>Optional</span>
      </div>
      <div className={classNames(styles.box, !hasLogo && styles.empty, isRefused && styles.refused)}>
        <FileInput id={id} inputRef={input} onFile={choose} onFocus={onFocus} />
        <div className={styles.picture}>{hasLogo ? <img src={value} alt="Your logo" /> : <UploadArt />}</div>
        <div className={styles.words}>
          <LogoWords id={`${id}-state`} state={state} hasLogo={hasLogo} />
          <div className={styles.actions}>
            <span id={`${id}-choose`} className={styles.link}>
              {hasLogo ? 'Replace' : 'Choose file'}
            </span>
            {hasLogo && (
              <button type="button" className={styles.link} onClick={removeLogo}>
                Remove
              </button>
            )}
          </div>
        </div>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {spec.hint}
      </p>
    </div>
  );
}

interface FileInputProps {
  readonly id: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: File) => void;
  readonly onFocus: () => void;
}

/** Covers the box unseen, so that a file can be dropped anywhere on it: the native control takes drops by itself. */
function FileInput({ id, inputRef, onFile, onFocus }: FileInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept="image/*"
      className={styles.input}
      aria-labelledby={`${id}-label ${id}-choose`}
      aria-describedby={`${id}-state ${id}-hint`}
      onFocus={onFocus}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        currentTarget.value = ''; // choosing the same file again is a change again
      }}
    />
  );
}
