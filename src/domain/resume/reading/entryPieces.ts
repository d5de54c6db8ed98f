import type { Month } from '../dates';
import { pointsOf, type Entry } from './entries';
import { cleaned } from './forms';
import type { Fragment } from './fragments';
import { placed, type Piece } from './pieces';
import type { Part } from './roles';

/** The text of a section, and the lines in it that continue the line above. */
export interface SectionText {
  readonly fragments: readonly Fragment[];
  readonly wraps: ReadonlySet<number>;
  readonly today: Month;
}

type EntryList = 'workExperiences' | 'education' | 'projects';

const withoutLead = (value: string): string => value.replace(/^(?:in|at|from|@)\s+/i, '');

/** The start and end of an entry. A single date is the end of a course, and the start of anything else. */
export function datesOf(
  head: readonly Fragment[],
  single: 'startDate' | 'endDate',
  read: (text: string) => string,
): (readonly [Fragment, string, string])[] {
  const dates = head.filter(({ kind }) => kind === 'date');
  const isMonth = ({ value }: Fragment): boolean =>
    !/\d/.test(value) && !/present|current|now|today|date|ongoing/i.test(value);
  const firstEnd = dates.findIndex((date, index) => index > 0 && !isMonth(dates[index - 1] ?? date));
  return dates.map((date, index) => {
    const field = firstEnd === -1 ? single : index < firstEnd ? 'startDate' : 'endDate';
    return [date, field, isMonth(date) ? date.value : read(date.value)] as const;
  });
}

const POINT_FIELDS = {
  workExperiences: ['jobDescription', 'additionalField1', 'additionalField2'],
  projects: ['projectDescription', 'additionalField1', 'additionalField2'],
  education: [],
} as const satisfies Readonly<Record<EntryList, readonly string[]>>;

/** Points beyond the third have no field. */
export function pointPieces(
  list: EntryList,
  id: number,
  points: Entry['points'],
  wraps: ReadonlySet<number>,
): Piece[] {
  const labels = points.filter(({ kind }) => kind === 'label').map((label) => placed(label));
  const texts = points.filter(({ kind }) => kind !== 'label');
  const pieces = pointsOf(texts, wraps).flatMap((fragments, index) => {
    const field = POINT_FIELDS[list][index];
    return fragments.map((fragment) =>
      placed(
        { ...fragment, value: fragment.kind === 'point' ? fragment.value : fragment.text },
        field === undefined ? undefined : { part: list, id, field },
      ),
    );
  });
  return [...labels, ...pieces];
}

/** The pieces of one text of a head, by the parts that it has. */
function textPieces(
  list: EntryList,
  id: number,
  index: number,
  parts: readonly Part[],
  fields: readonly (string | undefined)[],
): Piece[] {
  return parts.flatMap((part, at) => {
    const field = fields[at];
    const place = field === undefined ? undefined : { part: list, id, field };
    // A part that goes on below has one text in each line.
    const count = part.fragments.length - part.texts.length;
    return part.texts.flatMap((text, line): Piece[] => {
      if (part.fragments[line + count] !== index) return [];
      const isListed = part.isListed && line === 0 && field === fields[at - 1];
      return [placed({ text, value: withoutLead(cleaned(text)) }, place, isListed ? ', ' : ' ')];
    });
  });
}

/** The pieces of one head: its dates, what other forms say, and the roles of its texts. */
export function headPieces(
  list: EntryList,
  id: number,
  { head }: Entry,
  parts: readonly Part[],
  fields: readonly (string | undefined)[],
  forms: ReadonlyMap<Fragment, readonly [field: string, value: string]>,
): Piece[] {
  return head.flatMap((fragment, index) => {
    const [field, value] = forms.get(fragment) ?? [];
    if (field !== undefined && value !== undefined)
      return [placed({ text: fragment.text, value }, { part: list, id, field })];
    const pieces = textPieces(list, id, index, parts, fields);
    return pieces.length > 0 ? pieces : [placed(fragment)];
  });
}
