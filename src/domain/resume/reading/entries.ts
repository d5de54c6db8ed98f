import { startsPoint, type Fragment } from './fragments';
import { grouped } from './grouped';

/** One job, course or project: what stands above its points, and these. */
export interface Entry {
  readonly head: readonly Fragment[];
  readonly points: readonly Fragment[];
}

/** A line of at least so many words is a sentence. */
const PROSE_WORDS_MIN = 9;

interface Row {
  readonly fragments: readonly Fragment[];
  readonly isBody: boolean;
}

const isProse = (fragments: readonly Fragment[], goesOnBelow: boolean): boolean => {
  const text = fragments.map((fragment) => fragment.text).join(' ');
  const isPlain = fragments.every(
    ({ kind, isBold, isApart }, index) => kind === 'text' && !isBold && (index === 0 || !isApart),
  );
  return isPlain && text.split(/\s+/).length >= PROSE_WORDS_MIN && (goesOnBelow || /[.!?;]$/.test(text));
};

/** The lines of a section. A sentence goes on below: what follows it in the same style is not a new head. */
function rowsOf(fragments: readonly Fragment[], wraps: ReadonlySet<number>): Row[] {
  const rows: Row[] = [];
  for (const [line, row] of grouped(fragments, (fragment) => fragment.line)) {
    const goesOn = rows.at(-1)?.isBody === true && wraps.has(line) && row.every(({ isBold }) => !isBold);
    rows.push({
      fragments: row,
      isBody: row.some(({ kind }) => kind === 'point') || isProse(row, wraps.has(line + 1)) || goesOn,
    });
  }
  return rows;
}

const has = (row: Row | undefined, kind: Fragment['kind']): boolean =>
  row?.fragments.some((fragment) => fragment.kind === kind) ?? false;

/** How a line looks. */
const signatureOf = ({ fragments }: Row): string =>
  `${fragments.some(({ isBold }) => isBold)} ${Math.round(Math.max(...fragments.map(({ size }) => size)))}`;

const labelOf = ({ fragments: [first] }: Row): string | undefined =>
  first?.kind === 'label' ? first.label : undefined;

/** How many lines above its dates an entry begins. */
const dateOffset = (rows: readonly Row[]): number =>
  Math.max(
    rows.findIndex((row) => has(row, 'date')),
    0,
  );

/** Whether a line begins an entry, given the lines of the one before. */
function startsEntry(rows: readonly Row[], index: number, current: readonly Row[]): boolean {
  const [row, first, above] = [rows[index], current[0], rows[index - 1]];
  if (!row || !first || !above) return true;
  if (row.isBody) return false;
  if (labelOf(first) !== undefined) return labelOf(row) === labelOf(first);
  if (above.isBody) return true;
  const heads = rows.filter(({ isBody }) => !isBody);
  const isStrong = heads.some((other) => signatureOf(other) !== signatureOf(first));
  if (isStrong) return signatureOf(row) === signatureOf(first) && signatureOf(above) !== signatureOf(row);
  const offset = dateOffset(rows);
  return (
    current.length > offset &&
    current.some((other) => has(other, 'date')) &&
    has(rows[index + offset], 'date')
  );
}

/**
 * The entries of a section: a new one begins below the points of the last, or where its head looks like the first again.
 * @param wraps the lines that continue the one above
 */
export function entriesOf(fragments: readonly Fragment[], wraps: ReadonlySet<number>): Entry[] {
  const rows = rowsOf(fragments, wraps);
  const entries: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const current = entries.at(-1);
    if (current && !startsEntry(rows, index, current)) current.push(row);
    else entries.push([row]);
  }
  return entries.map((all) => ({
    head: all.filter(({ isBody }) => !isBody).flatMap((row) => row.fragments),
    points: all.filter(({ isBody }) => isBody).flatMap((row) => row.fragments),
  }));
}

/** The points with the lines that each takes. */
export function pointsOf(points: readonly Fragment[], wraps: ReadonlySet<number>): Fragment[][] {
  const found: Fragment[][] = [];
  for (const fragment of points) {
    const goesOn = fragment.kind === 'point' ? !startsPoint(fragment) : wraps.has(fragment.line);
    const isSameLine = found.at(-1)?.at(-1)?.line === fragment.line;
    if ((goesOn || isSameLine) && found.length > 0) found.at(-1)?.push(fragment);
    else found.push([fragment]);
  }
  return found;
}
