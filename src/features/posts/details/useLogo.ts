import { useState } from 'react';
import type { TakenImage, TakenLogo } from '../../../services/imageIntake/takenPicture';
import { takeInPicture } from '../../../services/imageIntake/takeInPicture';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { detailChanged, selectPostDetails } from '../../../store/postDetailsSlice';
import { toastShown } from '../../../store/toastsSlice';
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

/** Processes the files that the visitor chooses. A refused file leaves the current logo unchanged. */
export function useLogo(field: LogoFieldName) {
  const dispatch = useAppDispatch();
  const value = useToolsSelector((state) => selectPostDetails(state)[field]);
  const change = (dataUrl: string) => void dispatch(detailChanged({ field, value: dataUrl }));
  const [kept, setKept] = useState(() => records.get(field));
  const show = (record: LogoRecord) => {
    records.set(field, record);
    setKept(record);
    if (record.shown.dataUrl !== value) change(record.shown.dataUrl);
  };
  const { news, choose, reset } = useChosenFile(
    (file, signal) => takeInPicture('logo', file, signal),
    (logo, { name: fileName }) => show({ fileName, logo, shown: logo, keepsBackground: false }),
    // The visitor has gone to another page, where only a toast is seen.
    (text) => dispatch(toastShown({ text, severity: 'error' })),
    latest[field],
  );

  const keep = (record: LogoRecord) => {
    reset();
    show(record);
  };
  const remove = () => {
    reset();
    records.delete(field);
    setKept(undefined);
    change('');
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
