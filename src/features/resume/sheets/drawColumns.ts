import type { ReactNode } from 'react';
import type { SheetPlan } from '../../../domain/resume/pagination';
import { renderRows } from '../templates/parts/Rows';
import type { SheetColumn, SheetRow } from '../templates/template';

/** The columns of one page, drawn; every row where no page is named. */
export function drawColumns(
  rows: readonly SheetRow[],
  page?: SheetPlan<SheetColumn>,
): Record<SheetColumn, ReactNode> {
  const draw = (column: SheetColumn) => {
    const ids = page && new Set(page[column]);
    return renderRows(rows.filter((row) => row.column === column && (!ids || ids.has(row.id))));
  };
  return { main: draw('main'), side: draw('side') };
}
