import { textSize } from './layout';
import type { Manner } from './manner';
import type { Move, Rows, Traffic } from './traffic';
import type { Wording } from './wording';

/** Words beside an arrow between two neighbours in the column. */
export interface Said {
  readonly lines: readonly string[];
  /** They go in the gap above this row. */
  readonly row: number;
  readonly isDown: boolean;
}

/** The words of direct arrows, omitting those that an arrow above already has. */
export function wordsBetween(
  { direct }: Traffic,
  rows: ReadonlyMap<string, Rows>,
  { arrow }: Wording,
): Map<Move, Said> {
  const used = new Set<string>();
  const words = new Map<Move, Said>();
  for (const move of direct) {
    const lines = arrow(move);
    if (used.has(lines.join())) continue;
    used.add(lines.join());
    const [from, to] = [rows.get(move.source)?.first ?? 0, rows.get(move.target)?.first ?? 0];
    words.set(move, { lines, row: Math.max(from, to), isDown: from < to });
  }
  return words;
}

/** X positions of the arrows between neighbours, and the extent of the arrows and their words. */
export interface Reach {
  readonly up: number;
  readonly down: number;
  readonly left: number;
  readonly right: number;
}

/** Centres both blocks of words and the two arrows between them as a unit. */
export function reachOf(said: readonly Said[], { apart, beside }: Manner): Reach {
  const width = (isDown: boolean) =>
    Math.max(0, ...said.filter((one) => one.isDown === isDown).map(({ lines }) => textSize(lines).width));
  const shift = (width(false) - width(true)) / 2;
  const [up, down] = [shift - apart / 2, shift + apart / 2];
  return { up, down, left: up - beside - width(false), right: down + beside + width(true) };
}
