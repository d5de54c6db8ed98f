import { textSize } from './layout';
import type { Manner } from './manner';
import type { Move, Rows, Traffic } from './traffic';
import type { Wording } from './wording';

/** Words that stand beside an arrow between two neighbours of the column. */
export interface Said {
  readonly lines: readonly string[];
  /** They stand in the gap above this row. */
  readonly row: number;
  readonly isDown: boolean;
}

/** The words of direct arrows; what an arrow above has said is not said again. */
export function wordsBetween(
  { direct }: Traffic,
  rows: ReadonlyMap<string, Rows>,
  { arrow }: Wording,
): Map<Move, Said> {
  const heard = new Set<string>();
  const said = new Map<Move, Said>();
  for (const move of direct) {
    const lines = arrow(move);
    if (heard.has(lines.join())) continue;
    heard.add(lines.join());
    const [from, to] = [rows.get(move.source)?.first ?? 0, rows.get(move.target)?.first ?? 0];
    said.set(move, { lines, row: Math.max(from, to), isDown: from < to });
  }
  return said;
}

/** Where the arrows between neighbours run, and how far they and their words reach to both sides of the axis. */
export interface Reach {
  readonly up: number;
  readonly down: number;
  readonly left: number;
  readonly right: number;
}

/** Both blocks of words and the two arrows between them are centred as one. */
export function reachOf(said: readonly Said[], { apart, beside }: Manner): Reach {
  const width = (isDown: boolean) =>
    Math.max(0, ...said.filter((one) => one.isDown === isDown).map(({ lines }) => textSize(lines).width));
  const shift = (width(false) - width(true)) / 2;
  const [up, down] = [shift - apart / 2, shift + apart / 2];
  return { up, down, left: up - beside - width(false), right: down + beside + width(true) };
}
