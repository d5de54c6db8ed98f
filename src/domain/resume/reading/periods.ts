import { latinDigits } from '../../digits';
import { MONTHS } from '../../months';
import { PRESENT } from '../dates';
import type { Fragment } from './fragment';
import { inEnglish } from './indianWords';
import { EDGE_SHIFT } from './lines';
import { isOngoing, isShortDate } from './moments';

/** What is left of a period on the line of its start. */
const JOINT = /^(?:[–—-]\s*)?(?:to|till|until)$/iu;

/** The fragment below another in its cell, or at the beginning of the next line. */
function below(fragments: readonly Fragment[], index: number): Fragment | undefined {
  const { line, x } = fragments[index] ?? { line: -1, x: 0 };
  const next: Fragment[] = [];
  for (let at = index + 1; (fragments[at]?.line ?? Infinity) <= line + 1; at += 1)
    next.push(...fragments.slice(at, at + 1));
  const isLast = next[0]?.line !== line;
  return next.find((other) => other.line > line && (isLast || Math.abs(other.x - x) < EDGE_SHIFT));
}

/** Whether a date is only a month: "– Dec". */
const isMonth = ({ kind, value }: Fragment): boolean =>
  kind === 'date' && monthIn(value) >= 0 && !/\p{Nd}/u.test(value);

/** The fragments with the ends of periods that a line breaks: "June 2019 – till" above "date", "– Dec" above "2020". */
export function withPeriods(fragments: readonly Fragment[]): Fragment[] {
  const found = new Map<Fragment, Fragment>();
  for (const [index, joint] of fragments.entries()) {
    const isJoint = JOINT.test(joint.text) && fragments[index - 1]?.kind === 'date';
    if (!isJoint && !isMonth(joint)) continue;
    const end = below(fragments, index);
    const isNow = end !== undefined && isOngoing(`${joint.value} ${end.value}`);
    if (!end || !(isNow || end.kind === 'date')) continue;
    if (isJoint) found.set(joint, { ...joint, kind: 'date', value: isNow ? joint.value : '' });
    // On the same line: it begins no entry.
    found.set(end, { ...end, kind: 'date', line: joint.line });
  }
  return fragments.map((fragment) => found.get(fragment) ?? fragment);
}

/** How many years a job and a course may take. */
const YEARS_MAX = { job: 40, course: 10 } as const;
const MONTH_MAX = 12;

/** The first and last year of "2019-20", of accounts or of a school, and of "2015-19". */
function yearsIn(text: string, max: number): readonly [start: string, end: string] | undefined {
  const [, first = '', last] = /^(\d{4})[–-](\d\d)$/.exec(text) ?? [];
  const count = (Number(last) - Number(first) + 10_000) % 100;
  return count > 0 && count <= max ? [first, String(Number(first) + count)] : undefined;
}

/** The start and end in one text: two years, or "since 2021". "2008-12" is a period only of a course: elsewhere, it may be December. */
export function endsIn(text: string, isCourse = false): readonly [start: string, end: string] | undefined {
  const [, start] = /^since\s+(.+)$/i.exec(text) ?? [];
  if (start !== undefined) return [start, PRESENT];
  const latin = latinDigits(text);
  const isMonth = Number(latin.slice(-2)) <= MONTH_MAX && !latin.endsWith('00');
  return isMonth && !isCourse ? undefined : yearsIn(latin, YEARS_MAX[isCourse ? 'course' : 'job']);
}

/** "2009-12", which may be a course of three years. */
const ISO_MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The number of the month that a text names. */
const monthIn = (text: string): number =>
  MONTHS.findIndex((name) => inEnglish(text).toLowerCase().includes(name.slice(0, 3).toLowerCase()));

/** "May" before "Jul 2019" as "May 2019"; "Dec" before "Jan 2020" is of the year before. */
function withYearOf(end: string, month: string): string | undefined {
  const [year] = /\d{4}$/.exec(end) ?? [];
  if (year === undefined || /\d{4}|['’]\d\d/.test(month)) return undefined;
  return `${month} ${Number(year) - (monthIn(month) > monthIn(end) ? 1 : 0)}`;
}

/** What "2012-13" says beside "2009-10", where both are years of accounts, and "2009-12" beside "2006-09", where both are months. */
function valueBeside(text: string, other: string, isStart: boolean): string | undefined {
  const years = yearsIn(other, 1) && yearsIn(text, 1);
  if (years) return years[isStart ? 0 : 1];
  const whole = isStart ? withYearOf(other, text) : undefined;
  if (whole !== undefined) return whole;
  return ISO_MONTH.test(other) && ISO_MONTH.test(text) ? text.replace(ISO_MONTH, '$2/$1') : undefined;
}

/** The fragments with what only a neighbour or a label tells about dates: "07/19" in a column of them, "2009-10 to 2012-13". */
export const withDates = (fragments: readonly Fragment[]): Fragment[] =>
  fragments.map((fragment, index) => {
    const { kind, label, value, line } = fragment;
    if (kind === 'text' && label === 'dates' && isShortDate(value)) return { ...fragment, kind: 'date' };
    const [before, next] = [fragments[index - 1], fragments[index + 1]];
    const other = [before, next].find((one) => one?.kind === 'date' && one.line === line);
    if (!other || kind !== 'date') return fragment;
    const beside = valueBeside(latinDigits(value), latinDigits(other.value), other === next);
    return beside === undefined ? fragment : { ...fragment, value: beside };
  });
