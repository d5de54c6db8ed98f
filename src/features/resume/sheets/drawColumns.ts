import type { ReactNode } from 'react';
import { renderRows } from '../templates/parts/Rows';
import type { SheetColumn } from '../../../domain/resume/pagination';
import type { SheetRow } from '../templates/template';
import type { PlacedRow, SheetPage } from './planSheets';

type Columns = Record<SheetColumn, ReactNode>;

export function drawColumns(rows: readonly SheetRow[]): Columns {
  const draw = (column: SheetColumn) =>
    renderRows(rows.filter((row) => row.column === column).map((row) => ({ row })));
  return { main: draw('main'), side: draw('side') };
}

export function drawPage(rows: ReadonlyMap<string, SheetRow>, page: SheetPage): Columns {
  const draw = (placed: readonly PlacedRow[]) =>
    renderRows(
      placed.flatMap(({ id, lines, copy }) => {
        const row = rows.get(id);
        return row ? [{ row, isLong: lines !== undefined, copy }] : [];
      }),
    );
  return { main: draw(page.main), side: draw(page.side) };
}
