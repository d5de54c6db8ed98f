import type { ResumeData } from '../../../domain/resume/entities';
import { fileNameOf, resumeFileName } from '../../../domain/resume/exchange/fileNames';
import { saveText } from '../../../services/files';
import { EXPORT_KINDS } from './exportKinds';

/** Downloads everything that was typed, under the name that the export suggests. */
export function saveBackup(resume: ResumeData): void {
  const { ending, mediaType, suffix, write } = EXPORT_KINDS.backup;
  const name = fileNameOf(resumeFileName(resume.personalInfo.fullName) + suffix) + ending;
  saveText(write(resume), name, mediaType);
}
