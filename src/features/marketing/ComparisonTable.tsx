import { WEBSITE, WEBSITE_COMPARISON, WEBSITE_WAYS } from '../../content/website';
import { Table } from '../../ui/Table';
import { classNames } from '../../ui/classNames';
import styles from './tables.module.css';

/** Three ways to a website; the last column is ours and stands on its own ground. */
export function ComparisonTable({ caption }: { readonly caption: string }) {
  return (
    <Table
      className={classNames(styles.quarters, styles.comparison)}
      caption={caption}
      rows={WEBSITE_COMPARISON}
      rowKey={({ question }) => question}
      columns={[
        { id: 'question', header: WEBSITE.comparison.question, cell: ({ question }) => question },
        ...WEBSITE_WAYS.map((way, index) => ({
          id: way,
          header: way,
          cell: ({ answers }: (typeof WEBSITE_COMPARISON)[number]) => answers[index],
        })),
      ]}
    />
  );
}
