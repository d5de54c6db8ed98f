import { useMemo, type ReactElement } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { RESUME_SHEETS } from '../templates';
import { drawColumns } from './drawColumns';
import { ScaledSheet } from './ScaledSheet';

interface SampleSheetProps {
  readonly variant: ResumeVariant;
  readonly resume: ResumeData;
  readonly photo: string | null;
}

/** The first page of a sample, which is known to fit: nothing is measured, so it is in the prerendered page too. */
export function SampleSheet({ variant, resume, photo }: SampleSheetProps): ReactElement {
  const { rows, Sheet } = RESUME_SHEETS[variant];
  const columns = useMemo(() => drawColumns(rows(resume)), [rows, resume]);
  return (
    <ScaledSheet>
      <Sheet resume={resume} photo={photo} paper="a4" fit={0} page={1} pageCount={1} columns={columns} />
    </ScaledSheet>
  );
}
