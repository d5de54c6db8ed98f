import { strFromU8, unzipSync } from 'fflate';
import type { JsonObject } from './json';
import { ImportRefused } from './refused';

/** A line of a table, by the names of its columns. */
type Row = Readonly<Record<string, string>>;

const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];
/** Largest table to unpack, in bytes: messages and connections, which are larger, are not read. */
const TABLE_MAX_BYTES = 2 * 1024 * 1024;

/** Whether a file is a ZIP, by what it begins with. */
export const isZip = (bytes: Uint8Array): boolean => ZIP_MARK.every((byte, index) => bytes[index] === byte);

/** The cells of a CSV (RFC 4180): quoted ones may contain commas, line breaks and doubled quotes. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, bare = '', end = ''] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ',') lines.push([]);
  }
  return lines.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

function rowsOf(csv: string): Row[] {
  const [names = [], ...lines] = cellsOf(csv.replace(/^\uFEFF/, ''));
  return lines.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name.trim(), cells[index] ?? ''])),
  );
}

const pointsOf = (description = ''): string[] =>
  description
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[•*–-]\s*/, '').trim())
    .filter(Boolean);

/** JSON Resume's sections, and the table and columns that each comes from. */
const SECTIONS: Readonly<Record<string, readonly [table: string, entry: (row: Row) => JsonObject]>> = {
  work: [
    'Positions',
    (row) => ({
      name: row['Company Name'] ?? '',
      position: row.Title ?? '',
      location: row.Location ?? '',
      startDate: row['Started On'] ?? '',
      endDate: row['Finished On'] ?? '',
      highlights: pointsOf(row.Description),
    }),
  ],
  education: [
    'Education',
    (row) => {
      const [studyType = '', ...area] = (row['Degree Name'] ?? '').split(', ');
      return {
        institution: row['School Name'] ?? '',
        studyType,
        area: area.join(', '),
        startDate: row['Start Date'] ?? '',
        endDate: row['End Date'] ?? '',
      };
    },
  ],
  projects: [
    'Projects',
    (row) => ({
      name: row.Title ?? '',
      url: row.Url ?? '',
      endDate: row['Finished On'] ?? '',
      highlights: pointsOf(row.Description),
    }),
  ],
  certificates: [
    'Certifications',
    (row) => ({ name: row.Name ?? '', issuer: row.Authority ?? '', date: row['Started On'] ?? '' }),
  ],
  languages: ['Languages', (row) => ({ language: row.Name ?? '', fluency: row.Proficiency ?? '' })],
};

function basicsOf(tables: Readonly<Record<string, readonly Row[]>>): JsonObject {
  const [profile = {}] = tables.Profile ?? [];
  const mails = tables['Email Addresses'] ?? [];
  const mail = mails.find((row) => row.Primary === 'Yes') ?? mails[0];
  const [city = '', ...region] = (profile['Geo Location'] ?? '').split(', ');
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    label: profile.Headline ?? '',
    summary: profile.Summary ?? '',
    email: mail?.['Email Address'] ?? '',
    phone: tables.PhoneNumbers?.[0]?.Number ?? '',
    location: { city, region: region.join(', ') },
  };
}

/**
 * The resume in the archive that LinkedIn sends of one's data, as a JSON Resume.
 * @throws ImportRefused if it is damaged, or another archive
 */
export function fromLinkedIn(zip: Uint8Array): JsonObject {
  const tables: Record<string, Row[]> = {};
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => /\.csv$/i.test(name) && originalSize <= TABLE_MAX_BYTES,
    });
    for (const [path, bytes] of Object.entries(files))
      tables[path.replace(/^.*\//, '').replace(/\.csv$/i, '')] = rowsOf(strFromU8(bytes));
  } catch (error) {
    throw new ImportRefused('It is a damaged ZIP: download it again.', { cause: error });
  }
  if (!tables.Profile && !tables.Positions)
    throw new ImportRefused('It is a ZIP, but not the one that LinkedIn sends of your data.');
  const sections = Object.entries(SECTIONS).map(([section, [table, entry]]): [string, JsonObject[]] => [
    section,
    (tables[table] ?? []).map(entry),
  ]);
  const skills = (tables.Skills ?? []).map((row) => row.Name ?? '').filter(Boolean);
  const filled: JsonObject = Object.fromEntries(sections.filter(([, entries]) => entries.length > 0));
  return {
    basics: basicsOf(tables),
    ...filled,
    ...(skills.length > 0 && { skills: [{ name: 'Skills', keywords: skills }] }),
  };
}
