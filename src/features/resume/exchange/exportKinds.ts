import { thisMonth } from '../../../domain/resume/dates';
import { toBackup } from '../../../domain/resume/exchange/backup';
import { fileNameOf, resumeFileName } from '../../../domain/resume/exchange/fileNames';
import { toJsonResume } from '../../../domain/resume/exchange/jsonResume';
import { plainText } from '../../../domain/resume/exchange/plainText';
import { wordFile } from '../../../domain/resume/exchange/wordFile';
import type { ResumeData } from '../../../domain/resume/entities';
import type { PaperName } from '../../../domain/resume/layout';

export type ExportKind = 'jsonResume' | 'backup' | 'word' | 'text';

/** A format a resume can be exported to. */
interface ExportSpec {
  readonly label: string;
  readonly about: string;
  readonly ending: '.json' | '.docx' | '.txt';
  readonly mediaType: string;
  /** Appended to the suggested name, so that two exports of one resume get different names. */
  readonly suffix?: string;
  /** Empty if there is nothing to export. */
  readonly write: (resume: ResumeData, paper: PaperName) => string | Uint8Array<ArrayBuffer>;
}

const inLines = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

export const EXPORT_KINDS: Readonly<Record<ExportKind, ExportSpec>> = {
  jsonResume: {
    label: 'Data file',
    about: 'A JSON Resume, to import here later or in another program.',
    ending: '.json',
    mediaType: 'application/json;charset=utf-8',
    write: (resume) => inLines(toJsonResume(resume, thisMonth())),
  },
  backup: {
    label: 'Backup',
    about: 'Everything you typed and arranged, for this site only.',
    ending: '.json',
    mediaType: 'application/json;charset=utf-8',
    suffix: ' backup',
    write: (resume) => inLines(toBackup(resume)),
  },
  word: {
    label: 'Word file',
    about: 'The plain version with headings and lists, to edit in Word or Google Docs.',
    ending: '.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: wordFile,
  },
  text: {
    label: 'Plain text',
    about: 'The text in reading order, for forms that ask you to paste a resume.',
    ending: '.txt',
    mediaType: 'text/plain;charset=utf-8',
    write: plainText,
  },
};

export const EXPORT_KIND_NAMES = Object.keys(EXPORT_KINDS) as ExportKind[];

/** A resume as a file. @param typedName without the ending; null for the suggested one */
export function exportOf(
  kind: ExportKind,
  resume: ResumeData,
  paper: PaperName,
  typedName: string | null = null,
) {
  const { ending, mediaType, suffix = '', write } = EXPORT_KINDS[kind];
  const content = write(resume, paper);
  const name = typedName ?? resumeFileName(resume.personalInfo.fullName) + suffix;
  return {
    content,
    name,
    fileName: fileNameOf(name) + ending,
    file: new Blob([content], { type: mediaType }),
  };
}
