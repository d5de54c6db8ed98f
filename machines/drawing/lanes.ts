import { textSize } from './layout';
import type { Feed, Lane, Rows, Traffic } from './traffic';
import { leavesFromAnywhere, type Wording } from './wording';

export type Side = 'left' | 'right';

/** A lane with its position beside the column. */
export interface PlacedLane extends Lane {
  readonly side: Side;
  /** Distance of the line from the innermost lane's position. */
  readonly offset: number;
  readonly isBack: boolean;
  /** For each feed, the gap of the column beside which its words go; null if they can go anywhere. */
  readonly gaps: readonly (number | null)[];
}

/** First and last row of a lane. */
function spanOf({ feeds, heads }: Lane, rows: ReadonlyMap<string, Rows>): Rows {
  const touched = [...feeds.flatMap(({ tails }) => tails), ...heads].flatMap((id) => rows.get(id) ?? []);
  return {
    first: Math.min(...touched.map(({ first }) => first)),
    last: Math.max(...touched.map(({ last }) => last)),
  };
}

function isBackLane({ feeds, heads }: Lane, rows: ReadonlyMap<string, Rows>): boolean {
  const head = rows.get(heads[0] ?? '')?.first ?? 0;
  const tails = feeds.flatMap(({ tails: ids }) => ids.map((id) => rows.get(id)?.first ?? 0));
  return heads.length === 1 && tails.length > 0 && tails.every((tail) => tail >= head);
}

function laneWidth(lane: Lane, { feed: linesOf, manner }: Wording): number {
  const words = Math.max(...lane.feeds.map((feed) => textSize(linesOf(feed)).width));
  const dot = lane.feeds.some(leavesFromAnywhere) ? manner.lane.dot : 0;
  return words + manner.lane.words + manner.lane.next + dot;
}

/** The gap for a feed's words; between two plates, no line to an outer lane passes. */
function gapOf(feed: Feed, lane: Lane, rows: ReadonlyMap<string, Rows>): number | null {
  if (leavesFromAnywhere(feed)) return null;
  const span = spanOf(lane, rows);
  const tail = rows.get(feed.tails[0] ?? '') ?? span;
  if (lane.heads.length > 1) return tail.first === span.first ? tail.last + 1 : tail.first;
  return Math.min(span.last, Math.ceil((span.first + span.last + 1) / 2));
}

/**
 * Assigns every lane a side and a distance. Short lanes go inside long ones, and each lane goes to the less occupied side;
 * if both are equal, backward lanes go left.
 */
export function placeLanes(
  { lanes }: Traffic,
  rows: ReadonlyMap<string, Rows>,
  wording: Wording,
): PlacedLane[] {
  const length = (lane: Lane) => {
    const { first, last } = spanOf(lane, rows);
    return last - first + (lane.feeds.some(leavesFromAnywhere) ? rows.size : 0);
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
    return { ...lane, gaps: lane.feeds.map((feed) => (isFree ? null : gapOf(feed, lane, rows))) };
  });
}
