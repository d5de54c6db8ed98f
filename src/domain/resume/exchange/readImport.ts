import type { Month } from '../dates';
import { isBlankItem } from '../lists';
import { BACKUP_FORMAT, fromBackup } from './backup';
import { isBlankValue, isObject, kindOf, ownValue, parseJson, textOf, type JsonObject } from './json';
import { fromJsonResume, looksLikeJsonResume } from './jsonResume';
import { withinLimits } from './limits';
import { fromLinkedIn } from './linkedIn';
import { ImportRefused } from './refused';
import { ImportReport } from './report';
import type { ResumeParts } from './resumeParts';

/** A parsed and checked file, not yet applied to the resume. */
export interface ReadImport {
  readonly kind: 'JSON Resume' | 'Backup of this site' | 'LinkedIn export' | 'PDF' | 'Word file' | 'Text';
  readonly parts: ResumeParts;
  /** Data without a field here, such as "patents (2 entries)"; that of a JSON Resume may be kept in `parts.origin`. */
  readonly leftOut: readonly string[];
  /** Values of a wrong type, such as "work[2].name is a list, not text". */
  readonly damaged: readonly string[];
  /** Truncated data, such as "Personal, Description: shortened from 306 to 298 characters, without “the rest”". */
  readonly changes: readonly string[];
}

const NO_RESUME =
  'It contains no resume: it has no basics, work, education, skills or other section that this site uses.';

/** An entry takes up to 50 µs, and a file has room for 1.7 million blank ones. What this site has kept has no such limit. */
const ENTRIES_MAX = 10_000;

function partsOf(document: JsonObject, report: ImportReport): Pick<ReadImport, 'kind' | 'parts'> {
  const format = ownValue(document, 'format');
  if (format === BACKUP_FORMAT) return { kind: 'Backup of this site', parts: fromBackup(document, report) };
  if (looksLikeJsonResume(document)) return { kind: 'JSON Resume', parts: fromJsonResume(document, report) };
  if (isBlankValue(format)) throw new ImportRefused(NO_RESUME);
  const name = textOf(document, 'format').slice(0, 40) || kindOf(format ?? null);
  throw new ImportRefused(
    `Its format is ${name}, but only JSON Resumes and backups of this site can be imported.`,
  );
}

const isBlankPart = (part: object): boolean =>
  Array.isArray(part) ? part.every((item: object) => isBlankItem(item)) : isBlankItem(part);

function importOf({ kind, parts }: Pick<ReadImport, 'kind' | 'parts'>, report: ImportReport): ReadImport {
  const kept = withinLimits(parts, report);
  const { leftOut, damaged, changes } = report;
  if (Object.entries(kept).every(([part, value]) => part === 'origin' || isBlankPart(value))) {
    const [first] = damaged;
    throw new ImportRefused(
      first === undefined
        ? 'It is a resume, but none of the fields this site uses are filled in.'
        : `${first}.`,
    );
  }
  return { kind, parts: kept, leftOut, damaged, changes };
}

/**
 * Reads a JSON Resume or a backup, detecting which it is.
 * @param today decides the century of a two-digit year
 * @throws ImportRefused with one sentence saying what is wrong and where
 */
export function readImport(text: string, today: Month): ReadImport {
  const document = parseJson(text);
  if (!isObject(document))
    throw new ImportRefused(`It contains no resume: the whole file is ${kindOf(document)}.`);
  const report = new ImportReport(today, ENTRIES_MAX);
  return importOf(partsOf(document, report), report);
}

/**
 * Reads the archive that LinkedIn sends of one's data.
 * @throws ImportRefused if it is damaged, or another archive
 */
export function readLinkedIn(zip: Uint8Array, today: Month): ReadImport {
  const report = new ImportReport(today, ENTRIES_MAX);
  const { origin: _, ...parts } = fromJsonResume(fromLinkedIn(zip), report);
  return importOf({ kind: 'LinkedIn export', parts }, report);
}
