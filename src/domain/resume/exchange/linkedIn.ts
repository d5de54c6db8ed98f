import { withoutBullet } from '../bullets';
import { textsIn } from './archive';
import type { Json, JsonObject } from './json';
import { ImportRefused } from './refused';

/** A line of a table, by the names of its columns. */
type Row = Readonly<Record<string, string>>;
type Tables = ReadonlyMap<string, readonly Row[]>;

/** Of all tables together: 100 jobs with LinkedIn's 2000 characters for each take less. */
const TABLES_MAX_BYTES = 256 * 1024;

/**
 * The cells of a CSV (RFC 4180): quoted ones may contain separators, line breaks and doubled quotes. Spreadsheets save it with
 * semicolons or tabs as well; a table of one column has none. The pattern matches anything, so that it never goes back: for
 * quotes that never close, that would take minutes.
 */
function cellsOf(csv: string): string[][] {
  const [, separator = '\0'] = /^[^,;\t\r\n]*([,;\t])/.exec(csv) ?? [];
  const cells = `(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`;
  const lines: string[][] = [[]];
  for (const [, quoted = '', bare = '', end] of csv.matchAll(new RegExp(cells, 'g'))) {
    lines.at(-1)?.push(quoted.replaceAll('""', '"') + bare);
    if (end !== separator) lines.push([]);
  }
  return lines.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

function rowsOf(csv: string): Row[] {
  const [names = [], ...lines] = cellsOf(csv);
  // By the cells of a line, which may be fewer than the names, so that all lines together take linear time.
  return lines.map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [(names[index] ?? '').trim(), cell])),
  );
}

const pointsOf = ({ Description: text = '' }: Row): string[] =>
  text.split(/\r?\n/).map(withoutBullet).filter(Boolean);

const degreeOf = ({ 'Degree Name': text = '' }: Row): string[] => text.split(', ');

type Columns = Readonly<Record<string, string | ((row: Row) => Json)>>;

/** JSON Resume's sections: the table that each comes from, and for each key its column, or what several say. */
const SECTIONS: Readonly<Record<string, readonly [table: string, columns: Columns]>> = {
  work: [
    'Positions',
    {
      name: 'Company Name',
      position: 'Title',
      location: 'Location',
      startDate: 'Started On',
      endDate: 'Finished On',
      highlights: pointsOf,
    },
  ],
  education: [
    'Education',
    {
      institution: 'School Name',
      studyType: (row) => degreeOf(row)[0] ?? '',
      area: (row) => degreeOf(row).slice(1).join(', '),
      startDate: 'Start Date',
      endDate: 'End Date',
    },
  ],
  projects: ['Projects', { name: 'Title', url: 'Url', endDate: 'Finished On', highlights: pointsOf }],
  certificates: ['Certifications', { name: 'Name', issuer: 'Authority', date: 'Started On' }],
  volunteer: [
    'Volunteering',
    {
      organization: 'Company Name',
      position: 'Role',
      startDate: 'Started On',
      endDate: 'Finished On',
      highlights: pointsOf,
    },
  ],
  publications: [
    'Publications',
    { name: 'Name', publisher: 'Publisher', releaseDate: 'Published On', highlights: pointsOf },
  ],
  awards: ['Honors', { title: 'Title', date: 'Issued On', highlights: pointsOf }],
  languages: ['Languages', { language: 'Name', fluency: 'Proficiency' }],
};

const entryOf = (row: Row, columns: Columns): JsonObject =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [
      key,
      typeof column === 'string' ? (row[column] ?? '') : column(row),
    ]),
  );

function basicsOf(tables: Tables): JsonObject {
  const [profile = {}] = tables.get('Profile') ?? [];
  const mails = tables.get('Email Addresses') ?? [];
  const mail = mails.find((row) => row.Primary === 'Yes') ?? mails[0];
  const [city = '', ...region] = (profile['Geo Location'] ?? '').split(', ');
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    label: profile.Headline ?? '',
    summary: profile.Summary ?? '',
    email: mail?.['Email Address'] ?? '',
    phone: tables.get('PhoneNumbers')?.[0]?.Number ?? '',
    location: { city, region: region.join(', ') },
  };
}

const TABLES: ReadonlySet<string> = new Set([
  'Profile',
  'Email Addresses',
  'PhoneNumbers',
  'Skills',
  ...Object.values(SECTIONS).map(([table]) => table),
]);

const tableName = (path: string): string => path.replace(/^.*\//, '').replace(/\.csv$/i, '');

/** The tables that a resume needs. */
function tablesIn(zip: Uint8Array): Tables {
  const texts = textsIn(zip, (path) => TABLES.has(tableName(path)), TABLES_MAX_BYTES);
  return new Map([...texts].map(([path, csv]) => [tableName(path), rowsOf(csv)]));
}

/**
 * The resume in the archive that LinkedIn sends of one's data, as a JSON Resume.
 * @throws ImportRefused if it is damaged, or another archive
 */
export function fromLinkedIn(zip: Uint8Array): JsonObject {
  const tables = tablesIn(zip);
  if (!tables.has('Profile') && !tables.has('Positions'))
    throw new ImportRefused(
      'It is not the ZIP that LinkedIn sends of your data. Save a Pages or LibreOffice document as a PDF and choose that.',
    );
  const sections = Object.entries(SECTIONS).map(
    ([section, [table, columns]]) =>
      [section, (tables.get(table) ?? []).map((row) => entryOf(row, columns))] as const,
  );
  return {
    basics: basicsOf(tables),
    ...Object.fromEntries(sections.filter(([, entries]) => entries.length > 0)),
    skills: (tables.get('Skills') ?? []).map((row) => row.Name ?? ''),
  };
}
