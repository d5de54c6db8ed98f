import type { YearEnd } from './plan';

export type YearHeaders = Readonly<Record<keyof YearEnd, string>>;

const COLUMNS: readonly (keyof YearEnd)[] = ['year', 'invested', 'gained', 'value', 'today'];

/**
 * The year table as CSV (RFC 4180: comma, CRLF, header row). Amounts are in rupees with two decimals.
 * @param isTodayShown whether to include the column in today's prices
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

/** A quoted text cell, without leading characters that make a spreadsheet evaluate it as a formula. */
function quoted(text: string): string {
  const plain = text.replace(/^[=+\-@\t\r]+/, '');
  return `"${plain.replaceAll('"', '""')}"`;
}
