import type { ReactNode } from 'react';
import { Link } from './Link';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './PartsList.module.css';

/** One row: a title and where it leads (without `to` it is not a link). */
interface Part {
  /** Only beside the drawing it points into. */
  readonly numeral?: number;
  readonly title: string;
  readonly text?: string;
  readonly to?: string;
  /** A small drawing in place of a link's arrow. */
  readonly sign?: ReactNode;
}

interface PartsListProps {
  parts: readonly Part[];
  /** `grid` has four columns from 64em; `wide` gives the text its own column. */
  layout?: 'rows' | 'grid' | 'wide' | undefined;
}

/** Rows on hairlines below a heavy rule, like the parts list of a drawing. */
export function PartsList({ parts, layout = 'rows' }: PartsListProps) {
  return (
    <ul className={classNames(styles.parts, styles[layout])}>
      {parts.map((part) => (
        <li key={part.title}>
          {part.to === undefined ? (
            <div className={styles.part}>
              <PartWords part={part} />
              {part.sign}
            </div>
          ) : (
            <Link className={classNames(styles.part, styles.link)} to={part.to} data-part={part.numeral}>
              <PartWords part={part} />
              <Icon name="arrowRight" className={styles.arrow} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function PartWords({ part }: { readonly part: Part }) {
  return (
    <>
      {part.numeral !== undefined && (
        <span className={styles.numeral} aria-hidden="true">
          {part.numeral}
        </span>
      )}
      <span className={styles.words}>
        <b>{part.title}</b>
        {part.text !== undefined && <small> {part.text}</small>}
      </span>
    </>
  );
}
