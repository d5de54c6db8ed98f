import { closingOf, isDeclaration } from './closing';
import { columnsOf, widthOf } from './columns';
import { foliosIn } from './folios';
import { grouped } from '../../grouped';
import { headingTest, isHeadingOf, nameTest } from './headingLines';
import { isSectionName, sectionNamed, type SectionName } from './headings';
import { LABELLED, withHeadingsApart } from './inlineHeadings';
import { linesOf, sentenceOf, type Cell, type Line } from './lines';
import type { TextRun } from './textRun';
import { isDocumentTitle, isMotherTongue, labelOf, namesJob } from './vocabulary';

/** What a section is. */
interface SectionKind {
  readonly name: SectionName;
  /** Its heading, which distinguishes the sections without a form of ours. */
  readonly title: string;
}

/** The lines under one heading. */
export interface Section extends SectionKind {
  readonly heading?: Cell;
  readonly lines: readonly Line[];
}

/** Number of lines in which a resume says whose it is. */
const OPENING_LINES = 4;
/** Maximum distance, in points, between the edges of a column that continues on the next page. */
const COLUMN_SHIFT = 12;

/** A column of a page, with its edge and width. */
interface Column {
  readonly lines: readonly Line[];
  readonly x: number;
  readonly width: number;
}

function columnsOfPages(runs: readonly TextRun[]): Column[] {
  const pages = [...grouped(runs, ({ page }) => page).values()];
  return pages.reduce<Column[]>((before, page) => {
    const edges = before.map(({ x }) => x);
    const columns = columnsOf(page, edges).map((column) => ({
      lines: linesOf(column),
      x: Math.min(...column.map(({ x }) => x)),
      width: widthOf(column),
    }));
    return [...before, ...columns];
  }, []);
}

const isContact = (line: Line): boolean =>
  /@|\p{Nd}{3,}[\p{Nd} ()-]{3,}|linkedin\./iu.test(sentenceOf(line.cells));

const HEAD: SectionKind = { name: 'head', title: '' };
const OTHER: SectionKind = { name: 'other', title: '' };

/** The section that the lines of a column above its first heading belong to. */
function continued(column: Column, before: readonly (readonly [Column, SectionKind])[]): SectionKind {
  const [page] = column.lines;
  const isFirstPage = page?.page === 0;
  const opening = column.lines.slice(0, OPENING_LINES);
  const hasName = isFirstPage && opening.map(({ cells: [cell] }) => cell).some(nameTest(column.lines));
  if (before.length === 0 || hasName || (isFirstPage && opening.some(isContact))) return HEAD;
  const same = before.findLast(([other]) => Math.abs(other.x - column.x) < COLUMN_SHIFT);
  const widest = before.toSorted(([a], [b]) => b.width - a.width)[0];
  return (isFirstPage ? before.at(-1) : (same ?? widest))?.[1] ?? HEAD;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The line with the name in the address of a LinkedIn profile: in text copied from LinkedIn's PDF, a sidebar comes before it. */
function nameBelow(lines: readonly Line[]): Line | undefined {
  const whole = lines.map(({ cells }) => sentenceOf(cells)).join('');
  const address = lettersOf(/linkedin\.com\/in\/([\w-]{1,100})/i.exec(whole)?.[1] ?? '');
  return lines.find(({ cells: [{ text }] }) => {
    const [, first = ''] = /^([a-z.]+)(?: [a-z.]+){1,3}$/i.exec(text) ?? [];
    const start = lettersOf(first);
    return (
      start !== '' && (address.includes(lettersOf(text)) || (start.length > 3 && address.startsWith(start)))
    );
  });
}

/** The section that has the form of a list and this heading. */
function listNamed(title: string): 'languages' | 'interests' | undefined {
  const name = isSectionName(title) ? sectionNamed(title) : undefined;
  return name === 'languages' || name === 'interests' ? name : undefined;
}

/** Ends what is beside it in a line of contacts. */
const BESIDE = /(?=\s[|•·▪]\s)|(?=[,;]\s[\p{L} ]{2,30}:\s)/u;

/** Splits "a@b.in | Languages: Hindi, Tamil | Pune" into a line of contacts and one for each list. */
function withListsApart(line: Line): Line[] {
  if (!isContact(line) && labelOf(line.cells[0].text) !== 'detail') return [line];
  const parts = line.cells.flatMap((cell) =>
    cell.text
      .split(BESIDE)
      .map((text, at) => ({ ...cell, text: text.trim(), isApart: at === 0 && cell.isApart })),
  );
  const isList = ({ text }: Cell) => listNamed(LABELLED.exec(text)?.[1] ?? '') !== undefined;
  const lists = parts.filter(isList);
  const [first, ...others] = parts.filter((part) => !isList(part));
  if (lists.length === 0 || !first) return [line];
  return [{ ...line, cells: [first, ...others] }, ...lists.map((cell): Line => ({ ...line, cells: [cell] }))];
}

type OpenSection = Section & { readonly lines: Line[] };

const LISTS: ReadonlySet<SectionName | undefined> = new Set(['skills', 'languages', 'interests']);

/**
 * "Languages known: Hindi, Tamil" among personal details, as a section of its own; "Mother tongue" says a level, too. And among the
 * items of a list, what no field holds: "Expected salary: ₹35,000".
 */
function detailIn(
  { cells: [cell, ...others], ...line }: Line,
  within?: SectionKind,
): OpenSection | undefined {
  if (LISTS.has(within?.name) && labelOf(cell.text) === 'detail')
    return { ...OTHER, lines: [{ ...line, cells: [cell, ...others] }] };
  const isWhole =
    others[0]?.isApart === true ? !/:./s.test(cell.text) : others.length > 0 && cell.text.endsWith(':');
  const [, title = '', rest = ''] = LABELLED.exec(cell.text) ?? (isWhole ? ['', cell.text] : []);
  const isAmongDetails =
    ['contact', 'summary', 'own'].includes(within?.name ?? '') ||
    (within?.name === 'head' && title.includes(':'));
  if (isAmongDetails && isMotherTongue(title)) {
    const whole = { ...cell, text: sentenceOf([cell, ...others]) };
    return { name: 'languages', title, lines: [{ ...line, cells: [whole] }] };
  }
  const name = isAmongDetails ? listNamed(title) : undefined;
  if (!name) return undefined;
  const heading = { ...cell, text: title };
  const [next = heading, ...more] = rest === '' ? others : [{ ...cell, text: rest }, ...others];
  return { name, title, heading, lines: [{ ...line, cells: [next, ...more] }] };
}

/** The sections of a column. The first has no heading; it may have no lines. */
function sectionsIn(column: Column, first: SectionKind, isHeading: (cell: Cell) => boolean): Section[] {
  const { name, title } = first;
  const lines = column.lines.flatMap(withListsApart);
  const sections: OpenSection[] = [{ name, title, lines: [] }];
  const named = lines.findIndex(({ cells: [{ text }] }) => !isDocumentTitle(text));
  const isAtEdge = (index: number, { text }: Cell): boolean =>
    index === lines.length - 1 ||
    (name === 'head' && (index <= named || (sections.length === 1 && namesJob(text))));
  const isSidebar = name === 'head' && lines[0] !== undefined && isHeading(lines[0].cells[0]);
  const isName = nameTest(lines);
  const nameLine = isSidebar
    ? (nameBelow(lines) ?? lines.find(({ cells: [cell] }) => isName(cell) && !isHeading(cell)))
    : undefined;
  for (const [index, line] of withHeadingsApart(lines).entries()) {
    const [heading, next, ...rest] = line.cells;
    const current = sections.at(-1);
    const detail = detailIn(line, current);
    if (line === nameLine) sections.push({ ...HEAD, lines: [line] });
    else if (isHeadingOf(line, isAtEdge(index, heading), isHeading))
      sections.push({
        name: sectionNamed(heading.text) ?? 'own',
        title: heading.text,
        heading,
        lines: next ? [{ ...line, cells: [next, ...rest] }] : [],
      });
    else if (isDeclaration(heading.text)) sections.push({ ...OTHER, lines: [line] });
    else if (detail && current)
      sections.push(detail, { name: current.name, title: current.title, lines: [] });
    else current?.lines.push(line);
  }
  return sections;
}

/** The sections of a resume in reading order. One that continues in the next column or page is in several parts. */
export function sectionsOf(runs: readonly TextRun[]): Section[] {
  const folios = foliosIn(runs);
  const columns = columnsOfPages(runs.filter((run) => !folios.has(run)));
  const isHeading = headingTest(columns.flatMap(({ lines }) => lines));
  const done: (readonly [Column, SectionKind])[] = [];
  const read = columns.flatMap((column) => {
    const sections = sectionsIn(column, continued(column, done), isHeading);
    done.push([column, sections.at(-1) ?? HEAD]);
    return sections.filter(({ heading, lines }) => heading !== undefined || lines.length > 0);
  });
  const last = read.at(-1)?.lines ?? [];
  const end = last.length - closingOf(last);
  const others = [last.slice(end), linesOf([...folios])].filter(({ length }) => length > 0);
  return [
    ...read.slice(0, -1),
    ...read.slice(-1).map((section) => ({ ...section, lines: last.slice(0, end) })),
    ...others.map((lines) => ({ ...OTHER, lines })),
  ];
}
