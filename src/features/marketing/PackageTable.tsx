import { BRAND, PACKAGE_LEVELS, PACKAGE_SIZES } from '../../content/brand';
import { classNames } from '../../ui/classNames';
import { Table } from '../../ui/Table';
import styles from './tables.module.css';

type PackageLevel = (typeof PACKAGE_LEVELS)[number];

function Services({ level, size }: { readonly level: PackageLevel; readonly size: number }) {
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

/** Three bars, filled according to the size of the package. */
function SizeBars({ filled }: { readonly filled: number }) {
  return (
    <svg className={styles.bars} viewBox="0 0 54 36" aria-hidden="true">
      {PACKAGE_SIZES.map((size, index) => (
        <rect
          key={size}
          className={index < filled ? styles.filled : undefined}
          x={2 + index * 17}
          y={24 - index * 10}
          width="13"
          height={10 + index * 10}
          rx="2"
        />
      ))}
    </svg>
  );
}

/** Three levels by three sizes; each cell lists only what its level adds. */
export function PackageTable() {
  return (
    <Table
      className={classNames(styles.quarters, styles.packages)}
      caption={BRAND.packages.caption}
      rows={PACKAGE_LEVELS}
      rowKey={({ name }) => name}
      columns={[
        {
          header: BRAND.packages.level,
          cell: ({ name, text }) => (
            <>
              <span className={styles.level}>{name}</span> <small>{text}</small>
            </>
          ),
        },
        ...PACKAGE_SIZES.map((header, size) => ({
          header,
          headerArt: <SizeBars filled={size + 1} />,
          cell: (level: PackageLevel) => <Services level={level} size={size} />,
        })),
      ]}
    />
  );
}
