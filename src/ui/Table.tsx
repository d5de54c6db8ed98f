import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Table.module.css';

/** A column: its header, which no other has, and how it renders a row. */
interface TableColumn<Row> {
  readonly header: string;
  /** A small drawing above the header text. */
  readonly headerArt?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
}

/** The first column is the row header. */
export type TableColumns<Row> = readonly [TableColumn<Row>, ...TableColumn<Row>[]];

interface TableProps<Row> {
  caption: ReactNode;
  /** Visible to screen readers only, when a heading above says the same. */
  isCaptionHidden?: boolean | undefined;
  columns: TableColumns<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  className?: string | undefined;
}

/** A native table with a caption and scoped headers; below 640 px each row becomes a card with labelled cells. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  className,
}: TableProps<Row>) {
  const [head, ...others] = columns;
  return (
    <table className={classNames(styles.table, className)}>
      <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.header} scope="col">
              {column.headerArt}
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{head.cell(row)}</th>
            {others.map((column) => (
              <td key={column.header} data-label={column.header}>
                <div>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
