import { useRef, useState } from 'react';
import type { TakenImage } from '../../../services/imageIntake/imageIntake';
import type { TakenLogo } from '../../../services/imageIntake/logoIntake';
import { takeInLogo } from '../../../services/imageIntake/takeInImage';

/** What became of the file that was chosen last. */
export type LogoNews =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly fileName: string }
  | { readonly status: 'refused'; readonly message: string };

/** What is known of the logo beside its data URL in the store. */
export interface LogoRecord {
  /** As it was chosen. */
  readonly logo: TakenLogo;
  /** As the posters show it: another picture than `logo` after its background was removed. */
  readonly shown: TakenImage;
  /** Whether the visitor looked at the background and wants it to stay. */
  readonly isKept: boolean;
}

const IDLE: LogoNews = { status: 'idle' };

/**
 * By the name of the field, for as long as the page lives: the form goes away with every step, and the picture to undo to
 * stands in no store.
 */
const records = new Map<string, LogoRecord>();

/**
 * Takes in the files the visitor chooses. A refused one leaves the logo, and everything else, as it was.
 * @param value data URL of the logo in the store
 */
export function useLogo(name: string, value: string, onChange: (dataUrl: string) => void) {
  const [news, setNews] = useState(IDLE);
  const [kept, setKept] = useState(() => records.get(name));
  const latest = useRef<File>(undefined);

  const keep = (record: LogoRecord) => {
    records.set(name, record);
    setKept(record);
    setNews(IDLE);
    if (record.shown.dataUrl !== value) onChange(record.shown.dataUrl);
  };

  const open = async (file: File) => {
    latest.current = file;
    // Another file that was chosen meanwhile has the last word.
    const isLatest = () => latest.current === file;
    setNews({ status: 'opening', fileName: file.name });
    try {
      const logo = await takeInLogo(file);
      if (isLatest()) keep({ logo, shown: logo, isKept: false });
    } catch (error) {
      if (!isLatest()) return;
      const message =
        error instanceof Error ? error.message : `${file.name} could not be opened. Choose another file.`;
      setNews({ status: 'refused', message });
    }
  };

  const remove = () => {
    latest.current = undefined;
    records.delete(name);
    setKept(undefined);
    setNews(IDLE);
    onChange('');
  };

  return {
    news,
    // After a reload the store has a logo of which nothing else is known.
    record: kept?.shown.dataUrl === value ? kept : undefined,
    choose: (file: File) => void open(file),
    keep,
    remove,
  };
}
