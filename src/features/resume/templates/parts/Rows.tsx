import { memo, type ReactNode } from 'react';
import { inRuns } from '../../../../domain/grouped';
import type { RowGroup, SheetRow } from '../template';
import { MarkedText } from './MarkedText';
import { printable } from './printable';
import { languageAttributes } from './scripts';
import { RunningText } from './text';
import styles from './parts.module.css';

/** A row as drawn on a page. */
interface DrawnRow {
  readonly row: SheetRow;
  /** Its lines are broken greedily, so that a page can break between them without moving a word. */
  readonly isLong?: boolean;
  /** The lines on this page, if the row is split across pages. */
  readonly copy?: DocumentFragment | undefined;
}

function contentOf({ content, part }: SheetRow): ReactNode {
  if (typeof content !== 'string') return content;
  const text = printable(content);
  if (part === 'paragraph') return <MarkedText>{text}</MarkedText>;
  if (part !== 'point') return <RunningText>{text}</RunningText>;
  // A real "•", which programs read better than a list marker.
  return (
    <>
      <span>•</span>{' '}
      <span>
        <MarkedText>{text}</MarkedText>
      </span>
    </>
  );
}

/** Memoized: rows keep their identity until their entry is edited, so an edit re-renders only its own rows. */
const Row = memo(function Row({ row, isLong = false, copy }: DrawnRow) {
  const Tag = row.tag;
  const attributes = {
    className: styles[row.part],
    lang: row.lang,
    ...(typeof row.content === 'string' && languageAttributes(row.content)),
    'data-row': row.id,
    'data-long': isLong ? '' : undefined,
  };
  if (!copy) return <Tag {...attributes}>{contentOf(row)}</Tag>;
  const fill = (element: HTMLElement | null) => element?.replaceChildren(copy.cloneNode(true));
  return <Tag {...attributes} ref={fill} />;
});

/** React does not own the content of a copy, so whole and split rows must not share a key. */
const keyOf = ({ row, copy }: DrawnRow): string => (copy ? `${row.id} in part` : row.id);

interface GroupProps {
  readonly group: RowGroup;
  readonly rows: readonly DrawnRow[];
  readonly depth: number;
}

const isSameRow = (a: DrawnRow, b: DrawnRow | undefined): boolean =>
  a.row === b?.row && a.isLong === b.isLong && a.copy === b.copy;

const isSameGroup = (before: GroupProps, next: GroupProps): boolean =>
  before.group.id === next.group.id &&
  before.rows.length === next.rows.length &&
  before.rows.every((row, index) => isSameRow(row, next.rows[index]));

/** A section, an entry or a list. Memoized, so that edits in other groups do not re-render it. */
const Group = memo(function Group({ group, rows, depth }: GroupProps) {
  const Tag = group.tag;
  return <Tag className={group.part && styles[group.part]}>{renderRows(rows, depth + 1)}</Tag>;
}, isSameGroup);

/** Renders rows inside the sections, entries and lists that contain them. */
export function renderRows(rows: readonly DrawnRow[], depth = 0): ReactNode {
  const groupOf = ({ row }: DrawnRow) => row.groups[depth];
  const runs = inRuns(rows, (drawn, [first]) => {
    const group = groupOf(drawn);
    return group !== undefined && group.id === groupOf(first)?.id;
  });
  return runs.map((members) => {
    const [first] = members;
    const group = groupOf(first);
    return group ? (
      <Group key={group.id} group={group} rows={members} depth={depth} />
    ) : (
      <Row key={keyOf(first)} {...first} />
    );
  });
}
