import { textSize } from './layout';
import type { LayoutStyle } from './layoutStyle';
import type { Edge, Routing } from './routing';
import type { Wording } from './wording';

/** Words beside an arrow between two neighbours in the column. */
export interface GapLabel {
  readonly lines: readonly string[];
  /** They go in the gap above this row. */
  readonly row: number;
  readonly isDown: boolean;
}

/** The words of direct arrows, omitting those that an arrow above already has. */
export function wordsBetween({ direct, rows }: Routing, { arrow }: Wording): Map<Edge, GapLabel> {
  const used = new Set<string>();
  const words = new Map<Edge, GapLabel>();
  for (const edge of direct) {
    const lines = arrow(edge);
    if (used.has(lines.join())) continue;
    used.add(lines.join());
    const [from, to] = [rows.get(edge.source)?.first ?? 0, rows.get(edge.target)?.first ?? 0];
    words.set(edge, { lines, row: Math.max(from, to), isDown: from < to });
  }
  return words;
}

/**
 * Centres both blocks of words and the two arrows between them as a unit.
 * @returns the x positions of the arrows, and the extent of the arrows and their words
 */
export function reachOf(gapLabels: readonly GapLabel[], { apart, beside }: LayoutStyle) {
  const width = (isDown: boolean) =>
    Math.max(
      0,
      ...gapLabels.filter((one) => one.isDown === isDown).map(({ lines }) => textSize(lines).width),
    );
  const shift = (width(false) - width(true)) / 2;
  const [up, down] = [shift - apart / 2, shift + apart / 2];
  return { up, down, left: up - beside - width(false), right: down + beside + width(true) };
}
