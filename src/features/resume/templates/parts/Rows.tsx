import { memo, type ReactElement, type ReactNode } from 'react';
import type { RowGroup, SheetRow } from '../template';
import styles from './parts.module.css';

/** Rows keep their identity while their entry is not edited, so an edit draws its own rows only. */
const Row = memo(function Row({ row }: { readonly row: SheetRow }): ReactElement {
  const Tag = row.tag;
  return (
    <Tag className={styles[row.part]} data-row={row.id}>
      {row.content}
    </Tag>
  );
});

/** Neighbours that stand in the same group at `depth`; a row without one stands alone. */
function groupsAt(
  rows: readonly SheetRow[],
  depth: number,
): { group: RowGroup | undefined; rows: SheetRow[] }[] {
  const runs: { group: RowGroup | undefined; rows: SheetRow[] }[] = [];
  for (const row of rows) {
    const group = row.groups[depth];
    const last = runs.at(-1);
    if (group && last?.group?.id === group.id) last.rows.push(row);
    else runs.push({ group, rows: [row] });
  }
  return runs;
}

/** Draws rows with the sections, entries and lists they stand in. */
export function renderRows(rows: readonly SheetRow[], depth = 0): ReactNode {
  return groupsAt(rows, depth).map(({ group, rows: members }) => {
    if (!group) return members.map((row) => <Row key={row.id} row={row} />);
    const Tag = group.tag;
    return (
      <Tag key={group.id} className={group.part && styles[group.part]}>
        {renderRows(members, depth + 1)}
      </Tag>
    );
  });
}
