import type { ResumeData } from '../../../domain/resume/entities';
import { fileNameOf, resumeFileName } from '../../../domain/resume/exchange/fileNames';
import type { ResumeLayout } from '../../../domain/resume/layout';
import { saveBlob } from '../../../services/saveBlob';
import { EXPORT_KINDS } from './exportKinds';

interface Saved {
  readonly resume: ResumeData;
  readonly resumeLayout: ResumeLayout;
}

/** Downloads everything that was typed, under the name that the export suggests. */
export function saveBackup({ resume, resumeLayout }: Saved): void {
  const { ending, mediaType, suffix, write } = EXPORT_KINDS.backup;
  const name = fileNameOf(resumeFileName(resume.personalInfo.fullName) + suffix) + ending;
  saveBlob(new Blob([write(resume, resumeLayout.paper)], { type: mediaType }), name);
}
