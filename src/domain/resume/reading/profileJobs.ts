import type { Entry } from './entries';
import { byLine, textOf, type Fragment } from './fragment';
import { ABOUT_TIME } from './parts';
import { namesJob, wordsIn } from './vocabulary';

type Row = readonly Fragment[];

const isAboutTime = ({ value }: Fragment): boolean => ABOUT_TIME.test(value);

/** "April 2022 - Present (4 years 8 months)": the dates of a job on LinkedIn. */
const isDated = (row: Row): boolean =>
  row[0]?.kind === 'date' &&
  row.some(isAboutTime) &&
  row.every((fragment) => fragment.kind === 'date' || isAboutTime(fragment));

/** "6 years 3 months", below a company in which someone had several jobs. */
const isSpan = (row: Row | undefined): boolean => row?.every(isAboutTime) ?? false;

/** "Bengaluru, Karnataka, India", below dates. */
const isPlace = (row: Row): boolean => {
  const text = textOf(row);
  return /^[\p{Lu}\p{Lo}][^.:;!?•]{1,60}$/u.test(text) && wordsIn(text) <= 6 && !namesJob(text);
};

/** Whether a row belongs to the job above it, rather than naming the company of the next one. */
const isEnd = (row: Row): boolean =>
  row.some(({ kind }) => kind === 'point') || isDated(row) || /[.!?;:)।]$/.test(textOf(row));

/** The first row of each job: its company, or its title where the company is above several jobs. */
function startsOf(rows: readonly Row[], dated: readonly number[]): number[] {
  let isInGroup = false;
  return dated.map((at, index) => {
    const [above, before] = [rows[at - 2], dated[index - 1] ?? -1];
    if (isSpan(above)) {
      isInGroup = true;
      return at - 3;
    }
    // The previous job's location is directly below its dates. Without a comma, that line is more likely the next company.
    const isPlaceBefore = above !== undefined && at - 2 === before + 1 && textOf(above).includes(',');
    isInGroup &&= above !== undefined && (isEnd(above) || (isPlaceBefore && isPlace(above)));
    return isInGroup ? at - 1 : at - 2;
  });
}

/** The jobs of a LinkedIn profile, which says how long each took; undefined for other resumes. */
export function profileJobs(fragments: readonly Fragment[]): Entry[] | undefined {
  const rows = [...byLine(fragments).values()];
  const dated = rows.flatMap((row, index) => (isDated(row) ? [index] : []));
  const starts = [0, ...startsOf(rows, dated).slice(1)];
  if (dated.length === 0 || starts.some((start, index) => start <= (dated[index - 1] ?? -1)))
    return undefined;
  return dated.map((at, index) => {
    const [next, ...others] = rows.slice(at + 1, starts[index + 1]);
    const place = next && isPlace(next) ? next.map((part) => ({ ...part, label: 'location' as const })) : [];
    const points = place.length === 0 && next ? [next, ...others] : others;
    return {
      head: [...rows.slice(starts[index], at + 1).flat(), ...place],
      points: points.flat(),
      isSameCompany: index > 0 && starts[index] === at - 1,
    };
  });
}
