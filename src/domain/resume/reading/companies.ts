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

/** Whether a job is without a company, even if it follows one that has a company. */
const isAlone = ({ parts }: ReadEntry): boolean =>
  parts.some(({ value }) => /\b(?:freelanc|self[ -]employ|independent)/i.test(value));

/**
 * The jobs, with promotions marked as jobs at the company above them. A promotion names only a position, and follows a job whose
 * company is on a line above its position.
 */
export function withPromotions(jobs: readonly ReadEntry[]): Entry[] {
  let isBelowCompany = false;
  return jobs.map((job) => {
    const [company, position] = [lineOf(job, 'companyName'), lineOf(job, 'position')];
    if (company !== undefined) isBelowCompany = position !== undefined && company < position;
    const isSameCompany = isBelowCompany && company === undefined && position !== undefined && !isAlone(job);
    return { isSameCompany, ...job.entry };
  });
}
