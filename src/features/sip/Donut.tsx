import { useId } from 'react';
import styles from './SipResults.module.css';
import { Hatch } from './Keys';

interface DonutProps {
  /** The share of returns in the maturity value, from 0 to 1; undefined while there is no result. */
  readonly share: number | undefined;
}

const INNER = 58;
const OUTER = 96;
/** Half of the gap between the two segments, in radians. */
const GAP = 0.025;

function point(radius: number, angle: number): string {
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

/** A ring segment between two angles, clockwise from the top. */
function piece(from: number, to: number): string {
  const [start, end] = [from + GAP, to - GAP];
  const large = end - start > Math.PI ? 1 : 0;
  return `M${point(OUTER, start)}A${OUTER} ${OUTER} 0 ${large} 1 ${point(OUTER, end)}L${point(INNER, end)}A${INNER} ${INNER} 0 ${large} 0 ${point(INNER, start)}Z`;
}

/** Returns (marigold) and invested amount (hatched) as segments of a ring. The same numbers are next to it as text. */
export function Donut({ share }: DonutProps) {
  const hatch = useId();
  // Keeps the thinnest segment visible, and the gap in a full ring.
  const angle = share === undefined ? 0 : Math.min(0.985, Math.max(0.015, share)) * 2 * Math.PI;
  return (
    <svg className={styles.donut} viewBox="-100 -100 200 200" aria-hidden="true">
      <Hatch id={hatch} />
      {share === undefined ? (
        <circle className={styles.empty} r={(INNER + OUTER) / 2} />
      ) : (
        <>
          <path className={styles.gainedPiece} d={piece(0, angle)} />
          <path className={styles.investedPiece} fill={`url(#${hatch})`} d={piece(angle, 2 * Math.PI)} />
          <text className={styles.percent}>{(share * 100).toFixed(1)}%</text>
          <text className={styles.caption} y={22}>
            is return
          </text>
        </>
      )}
    </svg>
  );
}
