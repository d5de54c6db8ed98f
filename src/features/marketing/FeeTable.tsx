import { formatFee, PATENT_FEES, PATENT_OFFICES, type FeeRow, type PatentOffice } from '../../content/fees';
import { PATENT } from '../../content/patent';
import { Table } from '../../ui/Table';
import styles from './tables.module.css';

function Amount({ row, office }: { readonly row: FeeRow; readonly office: PatentOffice }) {
  const fee = row.fees[office];
  return (
    <>
      <b className={styles.amount}>{formatFee(fee)}</b>
      {fee.note !== undefined && <small>{fee.note}</small>}
    </>
  );
}

/** Our fees for three kinds of patent work at three offices. */
export function FeeTable() {
  return (
    <Table
      className={styles.quarters}
      caption={PATENT.fees.caption}
      rows={PATENT_FEES}
      rowKey={({ work }) => work}
      columns={[
        {
          header: PATENT.fees.work,
          cell: ({ work, unit }) => (
            <>
              {work} <small>{unit}</small>
            </>
          ),
        },
        ...PATENT_OFFICES.map((office) => ({
          header: office,
          cell: (row: FeeRow) => <Amount row={row} office={office} />,
        })),
      ]}
    />
  );
}
