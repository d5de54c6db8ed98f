import { monthOf } from '../../../domain/resume/dates';
import { toBackup } from '../../../domain/resume/exchange/backup';
import { toJsonResume } from '../../../domain/resume/exchange/jsonResume';
import { plainText } from '../../../domain/resume/exchange/plainText';
import type { ResumeData } from '../../../domain/resume/entities';

export type ExportKind = 'jsonResume' | 'backup' | 'text';

/** A format a resume can be exported to. */
interface ExportSpec {
  readonly label: string;
  readonly about: string;
  readonly ending: '.json' | '.txt';
  readonly mediaType: string;
  /** Appended to the suggested name, so that two exports of one resume get different names. */
  readonly suffix: string;
  readonly write: (resume: ResumeData) => string;
}

const inLines = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

export const EXPORT_KINDS: Readonly<Record<ExportKind, ExportSpec>> = {
  jsonResume: {
    label: 'Data file',
    about: 'A JSON Resume, to import here later or in another program.',
    ending: '.json',
    mediaType: 'application/json',
    suffix: '',
    write: (resume) => inLines(toJsonResume(resume, monthOf(new Date()))),
  },
  backup: {
    label: 'Backup',
    about: 'Everything you typed, entry by entry, for this site only.',
    ending: '.json',
    mediaType: 'application/json',
    suffix: ' backup',
    write: (resume) => inLines(toBackup(resume)),
  },
  text: {
    label: 'Plain text',
    about: 'The text in reading order, for forms that ask you to paste a resume.',
    ending: '.txt',
    mediaType: 'text/plain',
    suffix: '',
    write: plainText,
  },
};

export const EXPORT_KIND_NAMES = Object.keys(EXPORT_KINDS) as ExportKind[];
