import type { ArrowHead, Arrow, Point } from './layout';

/** Rounds to one decimal, so that files don't depend on rounding errors; 0 also for -0. */
export const round = (value: number) => Math.round(value * 10) / 10 + 0;

export const pathData = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

const HEADS: Readonly<Record<ArrowHead['points'], string>> = {
  down: 'l-5-10h10z',
  up: 'l-5 10h10z',
  left: 'l10-5v10z',
  right: 'l-10-5v10z',
};

/** The triangle at the tip of an arrow. */
export const headData = ({ tip, points }: ArrowHead) => `M${round(tip.x)} ${round(tip.y)}${HEADS[points]}`;

/** The point at `distance` along a polyline, and whether the line is vertical there. */
function along(points: readonly Point[], distance: number): Point & { isUpright: boolean } {
  let left = distance;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length && length > 0) {
      const part = left / length;
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        isUpright: from.x === to.x,
      };
    }
    left -= length;
  }
  throw new Error(`The line is shorter than ${distance}.`);
}

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);

/** A guard: a diamond near the tail. */
function diamond(points: readonly Point[]): string {
  const { x, y } = along(points, Math.min(20, lengthOf(points) / 2));
  return `M${round(x - 7)} ${round(y)}l7-7 7 7-7 7z`;
}

/** A side effect: a bar across the line near the head. */
function bar(points: readonly Point[]): string {
  const length = lengthOf(points);
  const { x, y, isUpright } = along(points, Math.max(length - 9, length / 2));
  return isUpright ? `M${round(x - 6)} ${round(y)}h12` : `M${round(x)} ${round(y - 6)}v12`;
}

/** The strokes of an arrow, as SVG path data. */
export function strokesOf({ transitions, path, branches, heads }: Arrow) {
  const isGuarded = transitions.some(({ guard }) => guard !== null);
  const hasEffect = transitions.some(({ actions }) => actions.some(({ isEffect }) => isEffect));
  // With one head, the branches are additional tails; with several, they form the rail.
  const tails = heads.length === 1 ? [path, ...branches] : [path];
  return {
    lines: [path, ...branches].map(pathData),
    heads: heads.map(headData),
    guards: isGuarded ? tails.map(diamond) : [],
    effects: hasEffect ? [bar(path)] : [],
  };
}
