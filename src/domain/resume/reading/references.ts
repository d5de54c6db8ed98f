import { COMMAS } from './bits';
import { entriesOf, type EntryOpening } from './entries';
import { cleaned } from './forms';
import { byLine, type Fragment } from './fragment';
import { fragmentsOf } from './fragments';
import { grouped } from '../../grouped';
import { EDGE_SHIFT, leading, type Line } from './lines';
import { placed, type FieldPlace, type Piece } from './pieces';
import { namesEmployer, namesJob, namesSchool } from './vocabulary';

/** Groups the lines of referees by the edge at which they start, because referees are often side by side. */
function sideBySide(lines: readonly Line[]): Line[][] {
  const first = lines.find(({ cells }) => cells.length > 1);
  const edges = first?.cells.filter(({ isApart }, index) => index === 0 || isApart).map(({ x }) => x) ?? [];
  const single = lines.flatMap((line) => line.cells.map((cell): Line => ({ ...line, cells: [cell] })));
  const edgeOf = ({ cells: [cell] }: Line) => leading(edges, (x) => cell.x >= x - EDGE_SHIFT);
  return edges.length > 1 ? [...grouped(single, edgeOf).values()] : [[...lines]];
}

/** "Dr. A. Rao, Professor, IIT Delhi" in its parts. */
const inParts = (fragment: Fragment): Fragment[] =>
  fragment.kind === 'text'
    ? fragment.text.split(COMMAS).map((text) => ({ ...fragment, text, value: cleaned(text) }))
    : [fragment];

/** No field holds what a referee is. */
const isPost = ({ value, label }: Fragment): boolean =>
  label === 'position' || (namesJob(value) && !namesEmployer(value) && !namesSchool(value));

const HONORIFIC = /^(?:Dr|Mrs?|Ms|Prof|Shri|Smt|Er)\.?\s+\p{Lu}/u;

/** What a referee begins with: a title before a name, or all of a referee on one line. */
function openingOf(fragments: readonly Fragment[]): EntryOpening {
  const lines = byLine(fragments);
  return ({ line, value }) => {
    const isWhole = lines.get(line)?.some(({ kind }) => kind === 'phone' || kind === 'email') ?? false;
    const [name = ''] = value.split(', ');
    return (
      (isWhole && name !== value) || (HONORIFIC.test(name) && !namesEmployer(name) && !namesSchool(name))
    );
  };
}

/** The fields of a referee: the name comes first, and the first text that isn't a post is the company. */
function fieldsIn(parts: readonly Fragment[]): (part: Fragment) => string | undefined {
  const [name, ...others] = parts.filter(({ kind }) => kind === 'text');
  const company =
    others.find(({ label }) => label === 'organisation') ?? others.find((part) => !isPost(part));
  return (part) => {
    if (part.kind === 'phone') return 'phoneNumber';
    if (part.kind === 'link') return 'companySite';
    if (part === name) return 'name';
    return company && part.kind === 'text' && part.line === company.line && !isPost(part)
      ? 'company'
      : undefined;
  };
}

/** Referees: name, company, telephone and site. */
export function readReferences(lines: readonly Line[]): Piece[] {
  let id = 0;
  return sideBySide(lines).flatMap((column) => {
    const fragments = fragmentsOf(column, true);
    return entriesOf(fragments, new Set(), openingOf(fragments)).flatMap(({ head, points }) => {
      id += 1;
      const parts = [...head, ...points].flatMap(inParts);
      const fieldOf = fieldsIn(parts);
      return parts.map((part) => {
        const field = fieldOf(part);
        const place: FieldPlace | undefined =
          field === undefined ? undefined : { part: 'reference', id, field };
        return placed(part, place, part.text.startsWith(',') ? ', ' : ' ');
      });
    });
  });
}
