import { BACKUP_FORMAT, fromBackup } from './backup';
import {
  isBlankValue,
  isObject,
  kindOf,
  ownValue,
  parseJson,
  textOf,
  type Json,
  type JsonObject,
} from './json';
import { fromJsonResume, looksLikeJsonResume } from './jsonResume';
import { isBlankPart, withinLimits } from './limits';
import { ImportRefused } from './refused';
import { ImportReport } from './report';
import type { ResumeParts } from './resumeParts';

/** A file of either kind, read and checked; nothing has been changed by it yet. */
export interface ReadImport {
  /** What the kind of file is called. */
  readonly kind: 'JSON Resume' | 'Backup of this site';
  readonly parts: ResumeParts;
  /** Names of what has no place here, such as "volunteer (2 entries)". */
  readonly leftOut: readonly string[];
  /** What is taken over, but not whole, such as "Work experience, job 2, Third point: cut at 150 of 171 characters". */
  readonly changes: readonly string[];
}

const NO_RESUME =
  'It holds no resume: none of basics, work, education, skills and the other sections of a JSON Resume is in it.';

function partsOf(document: JsonObject, report: ImportReport): Pick<ReadImport, 'kind' | 'parts'> {
  const format = ownValue(document, 'format');
  if (format === BACKUP_FORMAT) return { kind: 'Backup of this site', parts: fromBackup(document, report) };
  if (looksLikeJsonResume(document)) return { kind: 'JSON Resume', parts: fromJsonResume(document, report) };
  if (isBlankValue(format)) throw new ImportRefused(NO_RESUME);
  const name = textOf(document, 'format').slice(0, 40) || kindOf(format ?? null);
  throw new ImportRefused(`Its format is ${name}, and only a JSON Resume or a backup of this site is read.`);
}

function readDocument(document: Json): ReadImport {
  if (!isObject(document))
    throw new ImportRefused(`It holds no resume: the whole file is ${kindOf(document)}.`);
  const report = new ImportReport();
  const { kind, parts } = partsOf(document, report);
  const kept = withinLimits(parts, report);
  if (Object.values(kept).every(isBlankPart))
    throw new ImportRefused('It is a resume in which nothing that has a place here is filled in.');
  return { kind, parts: kept, leftOut: report.leftOut, changes: report.changes };
}

/**
 * Reads the text of a JSON Resume or of a backup, whichever it is.
 * @throws ImportRefused with one sentence that says what is wrong and where
 */
export function readImport(text: string): ReadImport {
  return readDocument(parseJson(text));
}
