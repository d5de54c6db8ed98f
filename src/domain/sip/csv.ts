import { yearAmounts, type YearEnd } from './plan';

/**
 * The year table as CSV (RFC 4180: comma, CRLF, header row). Amounts are in rupees with two decimals.
 * @param isTodayShown whether to include the column in today's prices
 */
export function yearsCsv(
  years: readonly YearEnd[],
  headers: Readonly<Record<keyof YearEnd, string>>,
  isTodayShown: boolean,
): string {
  const amounts = yearAmounts(isTodayShown);
  const lines = [
    (['year', ...amounts] as const).map((column) => quoted(headers[column])),
    ...years.map((end) => [end.year, ...amounts.map((amount) => end[amount].toFixed(2))]),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** A quoted text cell, without leading characters that make a spreadsheet evaluate it as a formula. */
function quoted(text: string): string {
  const plain = text.replace(/^[=+\-@\t\r]+/, '');
  return `"${plain.replaceAll('"', '""')}"`;
}
