import { useState } from 'react';
import type { TakenImage, TakenLogo } from '../../../services/imageIntake/takenPicture';
import { takeInPicture } from '../../../services/imageIntake/takeInPicture';
import { useChosenFile, type LatestFile } from '../../../ui/useChosenFile';

/** The detail that holds the logo of each form. */
export const LOGO_FIELDS = { social: 'selectedPhoto', business: 'logo' } as const;
type LogoFieldName = (typeof LOGO_FIELDS)[keyof typeof LOGO_FIELDS];

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

/** By field name, at module level because several pages fill in the same field. */
const latest: Readonly<Record<LogoFieldName, LatestFile>> = {
  selectedPhoto: { current: undefined },
  logo: { current: undefined },
};

/**
 * Processes the files that the visitor chooses. A refused file leaves the current logo unchanged.
 * @param value data URL of the logo in the store
 * @param onMissed is told why a file was refused whose visitor has gone to another page
 */
export function useLogo(
  name: LogoFieldName,
  value: string,
  onChange: (dataUrl: string) => void,
  onMissed: (message: string) => void,
) {
  const [kept, setKept] = useState(() => records.get(name));
  const show = (record: LogoRecord) => {
    records.set(name, record);
    setKept(record);
    if (record.shown.dataUrl !== value) onChange(record.shown.dataUrl);
  };
  const { news, choose, reset } = useChosenFile(
    (file, signal) => takeInPicture('logo', file, signal),
    (logo, { name: fileName }) => show({ fileName, logo, shown: logo, keepsBackground: false }),
    onMissed,
    latest[name],
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
    reset,
  };
}

export type Logo = ReturnType<typeof useLogo>;
