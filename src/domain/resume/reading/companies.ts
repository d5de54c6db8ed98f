import type { Entry } from './entries';
import type { Part } from './parts';

/** An entry with the fields of its head's parts. */
interface ReadEntry {
  readonly entry: Entry;
  readonly parts: readonly Part[];
  readonly fields: readonly (string | undefined)[];
}

/** The line on which a field begins. */
function lineOf({ entry, parts, fields }: ReadEntry, field: string): number | undefined {
  const [fragment] = parts[fields.indexOf(field)]?.fragments ?? [];
  return fragment === undefined ? undefined : entry.head[fragment]?.line;
}

/** Works for no company, even below one. */
const isAlone = ({ parts }: ReadEntry): boolean =>
  parts.some(({ value }) => /\b(?:freelanc|self[ -]employ|independent)/i.test(value));

/** The jobs with those at the company of the job before: they have only a position, and that company has a line above its own. */
export function withPromotions(jobs: readonly ReadEntry[]): Entry[] {
  let isBelowCompany = false;
  return jobs.map((job) => {
    const [company, position] = [lineOf(job, 'companyName'), lineOf(job, 'position')];
    if (company !== undefined) isBelowCompany = position !== undefined && company < position;
    const isSameCompany = isBelowCompany && company === undefined && position !== undefined && !isAlone(job);
    return { isSameCompany, ...job.entry };
  });
}
