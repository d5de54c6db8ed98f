import type { YearEnd } from './growth';

/** One header for each column. */
export type YearHeaders = Readonly<Record<keyof YearEnd, string>>;

const COLUMNS = [
  'year',
  'invested',
  'gained',
  'value',
  'today',
] as const satisfies readonly (keyof YearEnd)[];

/**
 * The year table as a file for a spreadsheet (RFC 4180: comma, CRLF, a header). Amounts are plain numbers of rupees with two
 * decimals. A cell is a number or a quoted header that begins with a letter, so nothing in it can be read as a formula.
 * @param isTodayShown whether the column of today's prices is among them
 */
export function yearsCsv(years: readonly YearEnd[], headers: YearHeaders, isTodayShown: boolean): string {
  const columns = COLUMNS.filter((column) => column !== 'today' || isTodayShown);
  const lines = [
    columns.map((column) => quoted(headers[column])),
    ...years.map((end) =>
      columns.map((column) => (column === 'year' ? String(end.year) : end[column].toFixed(2))),
    ),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** A cell of text. A spreadsheet would run what begins with one of these signs. */
function quoted(text: string): string {
  const plain = text.replace(/^[=+\-@\t\r]+/, '');
  return `"${plain.replaceAll('"', '""')}"`;
}
