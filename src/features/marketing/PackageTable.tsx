import { PACKAGE_LEVELS, PACKAGE_SIZES, type PackageLevel, type PackageSize } from '../../content/brand';
import { Table } from '../../ui/Table';
import styles from './tables.module.css';

function Services({ level, size }: { readonly level: PackageLevel; readonly size: PackageSize }) {
  return (
    <dl className={styles.services}>
      {level.services.map(({ name, amounts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amounts[size]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Three levels by three sizes; each cell says only what its level adds. */
export function PackageTable({ caption }: { readonly caption: string }) {
  return (
    <Table
      className={styles.quarters}
      caption={caption}
      rows={PACKAGE_LEVELS}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'level',
          header: 'Level',
          cell: ({ name, text }) => (
            <>
              <span className={styles.level}>{name}</span> <small>{text}</small>
            </>
          ),
        },
        ...PACKAGE_SIZES.map((size) => ({
          id: size,
          header: size,
          cell: (level: PackageLevel) => <Services level={level} size={size} />,
        })),
      ]}
    />
  );
}
