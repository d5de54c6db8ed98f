import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import styles from './DrawnList.module.css';

/** A service: small drawing, name and one sentence. */
interface DrawnItem {
  readonly name: string;
  readonly text: string;
  readonly art: ReactNode;
}

interface DrawnListProps {
  readonly items: readonly DrawnItem[];
  /** From 1024 px: `cells` has three columns, `rows` two with the drawing on the left, `quarters` four. */
  readonly layout: 'cells' | 'rows' | 'quarters';
}

/** Services as drawings separated by hairlines, below a heavy rule. */
export function DrawnList({ items, layout }: DrawnListProps) {
  return (
    <ul className={classNames(styles.list, styles[layout])}>
      {items.map(({ name, text, art }) => (
        <li key={name} className={styles.item}>
          <div className={styles.art}>{art}</div>
          <div className={styles.words}>
            <h3>{name}</h3>
            <p className="hint">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
