import type { Layout } from '../layout/layout';
import styles from './Diagram.module.css';
import { Drawing, type Lit } from './Drawing';

interface DiagramProps {
  readonly layout: Layout;
  readonly lit: Lit;
}

const MARGIN = 4;

/**
 * The drawing of a machine in the site's colours. Hidden from screen readers, which have the list of states next to it.
 */
export function Diagram({ layout, lit }: DiagramProps) {
  const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN];
  return (
    <svg
      className={styles.diagram}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <Drawing layout={layout} lit={lit} styles={styles} />
    </svg>
  );
}
