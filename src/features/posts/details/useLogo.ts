import { useRef, useState } from 'react';
import type { TakenImage, TakenLogo } from '../../../services/imageIntake/takenPicture';
import { takeInPicture } from '../../../services/imageIntake/takeInPicture';

/** The status of the latest file. */
export type LogoNews =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly fileName: string }
  | { readonly status: 'refused'; readonly message: string };

/** What is known about the logo beyond its data URL in the store. */
export interface LogoRecord {
  /** The original. */
  readonly logo: TakenLogo;
  /** The version on the posters; differs from `logo` once the background has been removed. */
  readonly shown: TakenImage;
  /** Whether the visitor has decided to keep the background. */
  readonly keepsBackground: boolean;
}

const IDLE: LogoNews = { status: 'idle' };

/**
 * Records by field name, kept at module level: the form unmounts with every step, and the original needed for Undo is not in
 * the store.
 */
const records = new Map<string, LogoRecord>();

/**
 * Processes the files that the visitor chooses. A refused file leaves the current logo unchanged.
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
    // A file chosen in the meantime wins.
    const isLatest = () => latest.current === file;
    setNews({ status: 'opening', fileName: file.name });
    try {
      const logo = await takeInPicture('logo', file);
      if (isLatest()) keep({ logo, shown: logo, keepsBackground: false });
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
    // After a reload the store has a logo without a record.
    record: kept?.shown.dataUrl === value ? kept : undefined,
    choose: (file: File) => void open(file),
    keep,
    remove,
  };
}
