import { useState } from 'react';
import type { TakenImage, TakenLogo } from '../../../services/imageIntake/takenPicture';
import { takeInPicture } from '../../../services/imageIntake/takeInPicture';
import { useChosenFile } from '../../../ui/useChosenFile';

/** The detail that holds the logo of each form. */
export const LOGO_FIELDS = { social: 'selectedPhoto', business: 'logo' } as const;

/** What is known about the logo beyond its data URL in the store. */
export interface LogoRecord {
  readonly fileName: string;
  /** The original. */
  readonly logo: TakenLogo;
  /** The version on the posters; differs from `logo` once the background has been removed. */
  readonly shown: TakenImage;
  /** Whether the visitor has decided to keep the background. */
  readonly keepsBackground: boolean;
}

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
  const [kept, setKept] = useState(() => records.get(name));
  const show = (record: LogoRecord) => {
    records.set(name, record);
    setKept(record);
    if (record.shown.dataUrl !== value) onChange(record.shown.dataUrl);
  };
  const { news, choose, reset } = useChosenFile(
    (file) => takeInPicture('logo', file),
    (logo, { name: fileName }) => show({ fileName, logo, shown: logo, keepsBackground: false }),
  );

  const keep = (record: LogoRecord) => {
    reset();
    show(record);
  };
  const remove = () => {
    reset();
    records.delete(name);
    setKept(undefined);
    onChange('');
  };

  return {
    value,
    news,
    // After a reload the store has a logo without a record.
    record: kept?.shown.dataUrl === value ? kept : undefined,
    choose,
    keep,
    remove,
  };
}

export type Logo = ReturnType<typeof useLogo>;
