import { format } from 'node:util';

const reports: string[] = [];

export const keepReport = (...report: readonly unknown[]): void => void reports.push(format(...report));

/** What only the machine's speed decides: Redux Toolkit's slow checks, and updates that come while a test awaits something else. */
const BY_SPEED = /Middleware took \d+ms|not wrapped in act/;

/** Expects what the console was told since this was last called: for each of these words a report with them, and no other. */
export function expectReports(...words: readonly string[]): void {
  const told = reports.splice(0).filter((report) => !BY_SPEED.test(report));
  expect(told).toEqual(words.map((part): unknown => expect.stringContaining(part)));
}
