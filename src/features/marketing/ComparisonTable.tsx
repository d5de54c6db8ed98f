import { WEBSITE, WEBSITE_COMPARISON, WEBSITE_WAYS } from '../../content/website';
import { Table } from '../../ui/Table';
import { classNames } from '../../ui/classNames';
import styles from './tables.module.css';

/** Compares three ways to get a website; the last column, on its own background, is ours. */
export function ComparisonTable() {
  return (
    <Table
      className={classNames(styles.quarters, styles.comparison)}
      caption={WEBSITE.comparison.caption}
      rows={WEBSITE_COMPARISON}
      rowKey={({ question }) => question}
      columns={[
        { header: WEBSITE.comparison.question, cell: ({ question }) => question },
        ...WEBSITE_WAYS.map((way, index) => ({
          header: way,
          cell: ({ answers }: (typeof WEBSITE_COMPARISON)[number]) => answers[index],
        })),
      ]}
    />
  );
}
