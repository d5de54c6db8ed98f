import { textSize } from './layout';
import type { Bundle, Lane, Rows, Routing } from './routing';
import { leavesFromAnywhere, type Wording } from './wording';

export type Side = 'left' | 'right';

/** A lane with its position beside the column. */
export interface PlacedLane extends Lane {
  readonly side: Side;
  /** Distance of the line from the innermost lane's position. */
  readonly offset: number;
  readonly isBack: boolean;
  /** For each bundle, the gap in the column beside which its words go; null if they can go anywhere. */
  readonly gaps: readonly (number | null)[];
}

function spanOf({ bundles, heads }: Lane, rows: ReadonlyMap<string, Rows>): Rows {
  const touched = [...bundles.flatMap(({ tails }) => tails), ...heads].flatMap((id) => rows.get(id) ?? []);
  return {
    first: Math.min(...touched.map(({ first }) => first)),
    last: Math.max(...touched.map(({ last }) => last)),
  };
}

function isBackLane({ bundles, heads }: Lane, rows: ReadonlyMap<string, Rows>): boolean {
  const head = rows.get(heads[0] ?? '')?.first ?? 0;
  const tails = bundles.flatMap(({ tails: ids }) => ids.map((id) => rows.get(id)?.first ?? 0));
  return heads.length === 1 && tails.length > 0 && tails.every((tail) => tail >= head);
}

function laneWidth(lane: Lane, { bundle: linesOf, style }: Wording): number {
  const words = Math.max(...lane.bundles.map((bundle) => textSize(linesOf(bundle)).width));
  const dot = lane.bundles.some(leavesFromAnywhere) ? style.lane.dot : 0;
  return words + style.lane.words + style.lane.next + dot;
}

/** The gap for a bundle's words: no line to an outer lane passes between two plates. */
function gapOf(bundle: Bundle, lane: Lane, rows: ReadonlyMap<string, Rows>): number | null {
  if (leavesFromAnywhere(bundle)) return null;
  const span = spanOf(lane, rows);
  const tail = rows.get(bundle.tails[0] ?? '') ?? span;
  if (lane.heads.length > 1) return tail.first === span.first ? tail.last + 1 : tail.first;
  return Math.min(span.last, Math.ceil((span.first + span.last + 1) / 2));
}

/**
 * Assigns every lane a side and a distance. Short lanes go inside long ones, each on the side with more room; if both have
 * the same, backward lanes go left.
 */
export function placeLanes({ lanes, rows }: Routing, wording: Wording): PlacedLane[] {
  const length = (lane: Lane) => {
    const { first, last } = spanOf(lane, rows);
    return last - first + (lane.bundles.some(leavesFromAnywhere) ? rows.size : 0);
  };
  const taken: Record<Side, number> = { left: 0, right: 0 };
  const placed = [...lanes]
    .sort((a, b) => length(a) - length(b))
    .map((lane) => {
      const isBack = isBackLane(lane, rows);
      const isLeft = taken.left === taken.right ? isBack : taken.left < taken.right;
      const side: Side = isLeft ? 'left' : 'right';
      const offset = taken[side];
      taken[side] += laneWidth(lane, wording);
      return { ...lane, side, offset, isBack };
    });
  return placed.map((lane) => {
    const isOuter = !placed.some(({ side, offset }) => side === lane.side && offset > lane.offset);
    const isFree = isOuter && lane.heads.length === 1;
    return { ...lane, gaps: lane.bundles.map((bundle) => (isFree ? null : gapOf(bundle, lane, rows))) };
  });
}
