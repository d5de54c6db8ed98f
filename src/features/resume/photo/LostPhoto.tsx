import type { ReactNode } from 'react';
import { useToolsSelector } from '../../../store/hooks';
import { selectPhotoFile } from '../../../store/resumeSlice';
import { Notice } from '../../../ui/Notice';
import { usePortrait } from './photoMemory';

interface LostPhotoProps {
  /** What the visitor can do about it. */
  readonly action: ReactNode;
}

/** A warning that after a reload only the photo's name is left. */
export function LostPhoto({ action }: LostPhotoProps) {
  const remembered = useToolsSelector(selectPhotoFile);
  const portrait = usePortrait();
  if (!remembered || portrait !== undefined) return null;
  return (
    <Notice tone="warning" title={`${remembered.name} has to be uploaded again.`} action={action}>
      A photo is kept only while the page stays open.
    </Notice>
  );
}
