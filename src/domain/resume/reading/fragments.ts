import { hasBullet, withoutBullet } from '../bullets';
import { formParts, hasNumber, valueOf } from './forms';
import type { Fragment } from './fragment';
import { isWrapped, sentenceOf, type Cell, type Line } from './lines';
import { withDates, withPeriods } from './periods';
import { tablesIn, type LabelledCell, type LabelledTable } from './tables';
import { labelled, type LabelKind } from './vocabulary';

/** Minimum indent, in points, of a line that continues a bullet point. */
const INDENT_MIN = 2;

/** "E-mail: a@b.in", "Name :- Asha", "Location - Pune", "Address- Pune", "(Mobile) 98…", "[E-mail] a@b.in". */
const WITH_LABEL =
  /^([^:：]{2,40}[:：]-?|[\p{L} .]{2,30}[–—-](?=\s)|\([^()]{2,30}\)|\[[^[\]]{2,30}\])\s*(\S.*)$/su;
const BEFORE_LABEL = /(?=(?:\s(?:[|~•·▪]\s|\()|(?<=.{3})[.,;]\s)\p{L}[\p{L}\p{M} .-]{1,30}[:：])/u;

/** The place and style of a cell. */
const standing = ({ x, isBold, size, isApart }: Cell, line: number) => ({ x, isBold, size, isApart, line });

const hasLabel = (text: string): boolean => labelled(WITH_LABEL.exec(text)?.[1] ?? '') !== undefined;

/** The fragments of a text, which may begin with a label. */
function fragmentsOfText(cell: Cell, line: number): Fragment[] {
  const [, label = '', rest = ''] = hasLabel(cell.text) ? (WITH_LABEL.exec(cell.text) ?? []) : [];
  if (label === '') return unlabelled(cell, line);
  return [
    labelFragment({ ...cell, text: label.trim() }, line),
    ...unlabelled({ ...cell, text: rest, isApart: false }, line),
  ];
}

/** The fragments of a text by their forms; a label may follow a form: "a@b.in Location: Pune". */
const unlabelled = (cell: Cell, line: number): Fragment[] =>
  formParts(cell.text).flatMap((part, index, parts): Fragment[] => {
    const isAttached = index > 0 && !/\s$/.test(parts[index - 1]?.[0] ?? '') && !/^\s/.test(part[0]);
    const isApart = index === 0 && cell.isApart;
    if (index > 0 && hasLabel(part[0])) return fragmentsOfText({ ...cell, text: part[0], isApart }, line);
    return [
      {
        ...standing(cell, line),
        text: part[0].trim(),
        value: valueOf(part),
        kind: part[1],
        isApart,
        isAttached,
      },
    ];
  });

/** The fragments of a cell, which may have labels, such as "E-mail:", at its beginning and after bars. */
const fragmentsOfCell = (cell: Cell, line: number): Fragment[] =>
  cell.text
    .split(BEFORE_LABEL)
    .flatMap((text, index) => fragmentsOfText({ ...cell, text, isApart: index === 0 && cell.isApart }, line));

function labelFragment(cell: LabelledCell, line: number): Fragment {
  const label = cell.label ?? labelled(cell.text);
  return { ...standing(cell, line), text: cell.text, value: '', kind: 'label', ...(label && { label }) };
}

/** What may have its label above it, in a sidebar. */
const ABOVE: ReadonlySet<LabelKind> = new Set<LabelKind>([
  'name',
  'email',
  'phone',
  'location',
  'link',
  'points',
]);

/** Ends what a label names: "Cell: 98450 12345 | Dubai". */
const BAR = /^[|~•·▪]/u;
/** Belongs to the label before it, which may be bold. */
const COLON = /^[:：]/u;

/** Whole cells that only name what is beside or below them are labels. */
function withLabels(fragments: readonly Fragment[]): Fragment[] {
  let current: { readonly label: LabelKind; readonly line: number } | undefined;
  return fragments.map((fragment, index) => {
    const [before, next] = [fragments[index - 1], fragments[index + 1]];
    const label = ['label', 'text'].includes(fragment.kind) ? labelled(fragment.text) : undefined;
    const opens =
      fragment.kind === 'label' ||
      fragment.isApart ||
      before?.line !== fragment.line ||
      /[|~•·▪]$/u.test(before.text);
    const names =
      (fragment.kind === 'label' ? /[:：)\]–—-]$/u : /[:：]$/u).test(fragment.text) ||
      (next?.line === fragment.line
        ? next.isApart || COLON.test(next.text)
        : label !== undefined && ABOVE.has(label));
    if (label !== undefined && opens && names) {
      // A label alone on its line names the line below.
      current = { label, line: next?.line ?? fragment.line };
      return { ...fragment, kind: 'label', value: '', label };
    }
    if (BAR.test(fragment.text)) current = undefined;
    return current?.line === fragment.line ? { ...fragment, label: current.label } : fragment;
  });
}

/** The fragments of some lines. Points are whole lines, unless bullets begin entries. */
export function fragmentsOf(lines: readonly Line[], areEntriesListed = false): Fragment[] {
  const tables = tablesIn(lines);
  const above = lineFragments(lines.slice(0, tables[0]?.at), byForm, areEntriesListed);
  return withDates([...above, ...tables.flatMap(tableFragments)]);
}

/** The texts of a table as labelled lines, one for each column of a row. */
function tableFragments({ at, header, rows }: LabelledTable): Fragment[] {
  const texts = rows.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      const line = at + index + 1 + (column + 1) / 100;
      // All rows begin alike, also one without its number.
      const opening = column === 0 ? (header[0]?.label ?? 'detail') : cell.label;
      return [
        { ...standing(cell, line), kind: 'label', text: '', value: '', ...(opening && { label: opening }) },
        ...unlabelled(cell, line).map((one) => ({ ...one, ...(cell.label && { label: cell.label }) })),
      ] satisfies Fragment[];
    }),
  );
  return [...header.map((cell) => labelFragment({ ...cell, label: cell.label ?? 'detail' }, at)), ...texts];
}

/** Whether a line continues the point above it. */
function continuesPoint(line: Line, above: Line | undefined, point: Line | undefined): boolean {
  const [first, ...others] = line.cells;
  if (!above || !point || first.isBold || point.page !== line.page) return false;
  return isWrapped(above, line) || (others.length === 0 && first.x > point.cells[0].x + INDENT_MIN);
}

/** A line that begins or continues a point, as one fragment after its labels. */
function pointFragments({ cells }: Line, line: number, labelCount: number): Fragment[] {
  const [first] = cells;
  const labels = cells.slice(0, labelCount).map((cell) => labelFragment(cell, line));
  const text = sentenceOf(cells.slice(labelCount));
  const value = withoutBullet(text);
  return [...labels, { ...standing(first, line), text, value, kind: 'point', isApart: false }];
}

const isPeriod = (text: string): boolean => formParts(text).filter(([, form]) => form === 'date').length > 1;

/** What begins a point. Numbers count entries instead if other lines have bullets, or if a period of time or labels follow them. */
function pointTest(lines: readonly Line[]): (cell: Cell, index: number, cells: readonly Cell[]) => boolean {
  const isPoint = ({ text }: Cell) => hasBullet(text) && !hasNumber(text);
  // Below the first number: the labels of the next entry may follow the last point of a job.
  const first = lines.findIndex(({ cells }) => hasNumber(cells[0].text));
  const areLabelled = first >= 0 && hasLabel(lines[first + 1]?.cells[0].text ?? '');
  const areEntriesCounted = lines.some(
    ({ cells }) =>
      cells.some(isPoint) || (hasNumber(cells[0].text) && (areLabelled || isPeriod(sentenceOf(cells)))),
  );
  return areEntriesCounted
    ? isPoint
    : ({ text }, index, cells) =>
        hasBullet(text) && !(hasNumber(text) && hasLabel(sentenceOf(cells.slice(index, index + 2))));
}

/** How a line that isn't a point is divided. */
type Division = (line: Line, index: number) => Fragment[];

/** Each line as one fragment: a point, or a text. */
export const wholeLines = (lines: readonly Line[]): Fragment[] =>
  lineFragments(lines, (line, index) =>
    pointFragments(line, index, 0).map((fragment) => ({ ...fragment, kind: 'text' })),
  );

const byForm: Division = ({ cells }, index) => cells.flatMap((cell) => fragmentsOfCell(cell, index));

function lineFragments(lines: readonly Line[], divide: Division, areEntriesListed = false): Fragment[] {
  const isPoint = areEntriesListed ? () => false : pointTest(lines);
  let point: Line | undefined;
  const fragments = lines.flatMap((line, index): Fragment[] => {
    const bullet = line.cells.findIndex(isPoint);
    const begins =
      bullet >= 0 && line.cells.slice(0, bullet).every(({ text }) => labelled(text) !== undefined);
    if (begins) point = line;
    else if (!continuesPoint(line, lines[index - 1], point)) point = undefined;
    if (point) return pointFragments(line, index, begins ? bullet : 0);
    return divide(line, index);
  });
  return withLabels(withPeriods(fragments));
}
