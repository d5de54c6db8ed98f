import { classNames } from '../../ui/classNames';
import { Link } from '../../ui/Link';
import type { Art } from './FigureArt';
import styles from './AssemblyFigure.module.css';

/** A part of the drawing and the page it links to. */
interface AssemblyPart {
  readonly numeral: number;
  readonly title: string;
  readonly to: string;
}

interface AssemblyFigureProps {
  readonly art: Art;
  readonly title: string;
  /** The visitor's own part, which is not a link. */
  readonly idea: { readonly numeral: number; readonly title: string };
  readonly parts: readonly AssemblyPart[];
}

/** End of each leader line in the drawing, by numeral, and the text anchor of its label. */
const LEADER_ENDS: Readonly<Record<number, { x: number; y: number; anchor: 'start' | 'end' }>> = {
  1: { x: 500, y: 45, anchor: 'start' },
  10: { x: 98, y: 611, anchor: 'end' },
  12: { x: 152, y: 357, anchor: 'end' },
  14: { x: 110, y: 123, anchor: 'end' },
  16: { x: 612, y: 342, anchor: 'start' },
  18: { x: 244, y: 639, anchor: 'end' },
  20: { x: 586, y: 556, anchor: 'start' },
  22: { x: 574, y: 100, anchor: 'start' },
};

/**
 * The home page's drawing. A part takes the colour of `--part-<numeral>` if the page sets it. From 1024 px the call-outs
 * link to the services; below that only the numerals show. The parts list under the drawing has the same links, so keyboards
 * and screen readers skip the call-outs.
 */
export function AssemblyFigure({ art, title, idea, parts }: AssemblyFigureProps) {
  return (
    <svg className={classNames('fig', styles.assembly)} viewBox={art.viewBox} role="group" aria-label={title}>
      <use href={`${art.src}#art`} />
      <CallOut numeral={idea.numeral} label={idea.title} />
      {parts.map(({ numeral, title: label, to }) => (
        <Link
          key={numeral}
          className={styles.link}
          to={to}
          tabIndex={-1}
          aria-hidden="true"
          data-part={numeral}
        >
          <CallOut numeral={numeral} label={label} />
        </Link>
      ))}
      <g className={styles.bare} aria-hidden="true">
        {parts.map(({ numeral }) => (
          <CallOut key={numeral} numeral={numeral} />
        ))}
      </g>
    </svg>
  );
}

function CallOut({ numeral, label }: { readonly numeral: number; readonly label?: string }) {
  const end = LEADER_ENDS[numeral];
  if (!end) return null;
  return (
    <text className={styles.callOut} x={end.x} y={end.y} textAnchor={end.anchor}>
      {numeral} {label !== undefined && <tspan className={styles.name}>{label}</tspan>}
    </text>
  );
}
