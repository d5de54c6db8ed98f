import { type RefObject, useId, useRef } from 'react';
import type { FieldSpec } from '../../../domain/fields';
import { PICTURE_TYPES } from '../../../services/imageIntake/pictureTypes';
import { classNames } from '../../../ui/classNames';
import { FieldHead } from '../../../ui/Field';
import fieldStyles from '../../../ui/Field.module.css';
import { takeFile } from '../../../ui/fileInput';
import { useFileDrop } from '../../../ui/useFileDrop';
import { useLazy } from '../../../lazy/lazyCode';
import { backgroundOffer } from '../lazyParts';
import { LogoActions } from './LogoActions';
import styles from './LogoField.module.css';
import { LogoWords } from './LogoWords';
import type { Logo, LogoRecord } from './useLogo';

interface LogoFieldProps {
  readonly spec: FieldSpec;
  readonly logo: Logo;
  readonly numeral: number | undefined;
  readonly onFocus: () => void;
}

/** Chooses, shows, replaces and removes a logo. Warns if it has a background, and can remove a plain one. */
export function LogoField({ spec, logo, numeral, onFocus }: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { value, news, record, choose } = logo;
  const isOver = useFileDrop(choose);
  const hasLogo = value !== '';
  const isRefused = news.status === 'refused';
  // The pressed button unmounts, so the focus moves to the file input.
  const focus = () => input.current?.focus();
  const keep = (next: LogoRecord) => {
    logo.keep(next);
    focus();
  };
  const remove = () => {
    logo.remove();
    focus();
  };

  return (
    <div className={fieldStyles.field}>
      <FieldHead id={id} label={spec.label} numeral={numeral} isOptional />
      <div
        className={classNames(
          styles.box,
          !hasLogo && styles.empty,
          isRefused && styles.refused,
          isOver && styles.over,
        )}
      >
        <FileInput id={id} inputRef={input} onFile={choose} onFocus={onFocus} />
        <div className={styles.picture}>
          {hasLogo ? <img src={value} alt="Your logo" /> : isRefused ? <RefusedArt /> : <UploadArt />}
        </div>
        <div className={styles.words}>
          <LogoWords id={`${id}-state`} news={news} record={record} hasLogo={hasLogo} />
          <LogoActions
            inputId={id}
            hasLogo={hasLogo}
            isRefused={isRefused}
            record={record}
            onKeep={keep}
            onRemove={remove}
          />
        </div>
        {record && <Offer record={record} onKeep={keep} />}
      </div>
      <p id={`${id}-hint`} className={fieldStyles.foot}>
        {spec.hint}
      </p>
    </div>
  );
}

interface OfferProps {
  readonly record: LogoRecord;
  readonly onKeep: (record: LogoRecord) => void;
}

/** Offers to remove the background until the visitor decides. If the code fails to load, there is only the warning. */
function Offer({ record, onKeep }: OfferProps) {
  const { logo, shown, keepsBackground } = record;
  const { background } = logo;
  const isOpen = typeof background !== 'string' && shown === logo && !keepsBackground;
  const { code: BackgroundOffer } = useLazy(isOpen ? backgroundOffer : undefined);
  if (!isOpen || !BackgroundOffer) return null;
  return (
    <BackgroundOffer
      logo={logo}
      background={background}
      onClear={(cleared) => onKeep({ ...record, shown: cleared })}
      onKeep={() => onKeep({ ...record, keepsBackground: true })}
    />
  );
}

interface FileInputProps {
  readonly id: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: File) => void;
  readonly onFocus: () => void;
}

/** Covers the box invisibly, so that all of it is a click target. */
function FileInput({ id, inputRef, onFile, onFocus }: FileInputProps) {
  return (
    <input
      ref={inputRef}
      id={id}
      type="file"
      accept={PICTURE_TYPES.join()}
      className={styles.input}
      aria-describedby={`${id}-optional ${id}-state ${id}-hint`}
      onFocus={onFocus}
      onChange={takeFile(onFile)}
    />
  );
}

/** An empty hatched box with an arrow into it: no logo yet. */
function UploadArt() {
  return (
    <svg className="fig" viewBox="0 0 116 116" aria-hidden="true">
      <path className="h" d="M22 46L46 22M22 70L70 22M22 94L94 22M46 94L94 46M70 94L94 70" />
      <path className="d" strokeDasharray="5 5" d="M22 22H94V94H22Z" />
      <circle className="o" cx="58" cy="58" r="20" />
      <path className="ms" d="M58 67V50M51 56l7-7 7 7" />
    </svg>
  );
}

/** A torn sheet: the file could not be used. */
function RefusedArt() {
  return (
    <svg className="fig" viewBox="0 0 116 116" aria-hidden="true">
      <path className="o" d="M34 56V20H68L84 36V50L74 58 66 50 54 60 46 52Z" />
      <path className="d" d="M68 20V36H84" />
      <path className="o" d="M34 70L46 66 54 74 66 64 74 72 84 64V96H34Z" />
    </svg>
  );
}
