import type { Column } from './column';
import type { PlacedLane, Side } from './lanes';
import { DOT, HEAD, type Arrow, type ArrowHead, type Box, type Point } from './layout';
import type { Bundle, Edge, Routing } from './routing';
import { leavesFromAnywhere, type Wording } from './wording';

/** Returns the point where a lane's line meets a plate. */
type Ports = (lane: PlacedLane, id: string, end: 'tail' | 'head') => Point;

const sign = (side: Side) => (side === 'left' ? -1 : 1);
const middle = ({ y, height }: Box) => y + height / 2;

function boxOf(id: string, { boxes }: Column): Box {
  const box = boxes.get(id);
  if (!box) throw new Error(`${id} has no place in the column.`);
  return box;
}

/** Input for drawing arrows. */
interface Plan {
  readonly column: Column;
  readonly port: Ports;
  readonly wording: Wording;
}

const lineOf = ({ side, offset }: PlacedLane, { column, wording }: Pick<Plan, 'column' | 'wording'>) =>
  column.laneStart[side] + sign(side) * (wording.style.lane.first + offset);

/**
 * Distributes the ends of lanes over the sides of the plates. Lines from above are placed above those from below, and inner
 * lanes on the outside, so that no two cross there.
 */
function portsOf(lanes: readonly PlacedLane[], column: Column): Ports {
  const ends = lanes.flatMap((lane) => {
    const tails = lane.bundles.flatMap((bundle) => bundle.tails);
    const centre = (ids: readonly string[]) =>
      ids.reduce((sum, id) => sum + middle(boxOf(id, column)), 0) / ids.length;
    return [
      ...tails.map((id) => ({ lane, id, end: 'tail' as const, other: centre(lane.heads) })),
      ...lane.heads.map((id) => ({
        lane,
        id,
        end: 'head' as const,
        other: centre(tails.length ? tails : lane.heads),
      })),
    ];
  });
  return (lane, id, end) => {
    const box = boxOf(id, column);
    const rank = (one: (typeof ends)[number]) =>
      (one.other < middle(box) ? -1e5 + one.lane.offset : 1e5 - one.lane.offset) +
      (one.end === 'head' ? 0.5 : 0);
    const here = ends
      .filter((one) => one.id === id && one.lane.side === lane.side)
      .sort((a, b) => rank(a) - rank(b));
    const place = here.findIndex((one) => one.lane === lane && one.end === end);
    return {
      x: lane.side === 'left' ? box.x : box.x + box.width,
      y: box.y + ((place + 1) * box.height) / (here.length + 1),
    };
  };
}

const into = (side: Side): ArrowHead['points'] => (side === 'left' ? 'right' : 'left');
/** End of a line at the base of its head, so that it doesn't protrude beyond the tip. */
const footOf = (tip: Point, side: Side): Point => ({ x: tip.x + sign(side) * (HEAD - 1), y: tip.y });

/** One or several tails to one head. */
function fanIn(lane: PlacedLane, x: number, tails: readonly Point[], tip: Point) {
  const tail = furthest(tip.y, tails);
  const isBeyondTip = (one: Point) => (one.y - tip.y) * (tail.y - tip.y) < 0;
  return {
    path: [tail, { x, y: tail.y }, { x, y: tip.y }, footOf(tip, lane.side)],
    branches: tails
      .filter((one) => one !== tail)
      .map((one) => [one, { x, y: one.y }, ...(isBeyondTip(one) ? [{ x, y: tip.y }] : [])]),
    heads: [{ tip, points: into(lane.side) }],
  };
}

/** A stem to a rail with several heads. The lane's first bundle draws the rail, which the others join. */
function fanOut(lane: PlacedLane, x: number, tail: Point, tips: readonly Point[], drawsRail: boolean) {
  const ys = tips.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const corner = { x, y: tail.y };
  const join = { x, y: Math.min(Math.max(tail.y, top), bottom) };
  const rail = [
    [
      { x, y: top },
      { x, y: bottom },
    ],
    ...tips.map((tip) => [{ x, y: tip.y }, footOf(tip, lane.side)]),
  ];
  return {
    path: join.y === tail.y ? [tail, corner] : [tail, corner, join],
    branches: drawsRail ? rail : [],
    heads: drawsRail ? tips.map((tip) => ({ tip, points: into(lane.side) })) : [],
  };
}

const furthest = (from: number, points: readonly Point[]): Point =>
  points.reduce((best, one) => (Math.abs(one.y - from) > Math.abs(best.y - from) ? one : best));

/** The arrow of one bundle of a lane. */
function bundleArrow(lane: PlacedLane, bundle: Bundle, plan: Plan): Arrow {
  const { port, wording } = plan;
  const x = lineOf(lane, plan);
  const tips = lane.heads.map((id) => port(lane, id, 'head'));
  const tails = bundle.tails.map((id) => port(lane, id, 'tail'));
  const label = labelAt(lane, bundle, plan, [...tails, ...tips]);
  const anywhere = leavesFromAnywhere(bundle)
    ? { x: x + sign(lane.side) * wording.style.lane.dot, y: label.at.y }
    : null;
  const [tip, ...more] = tips;
  const ends = anywhere ? [anywhere] : tails;
  const [tail] = ends;
  if (!tip || !tail) throw new Error(`${bundle.edges[0].event} has no end to draw.`);
  const lines =
    more.length === 0 ? fanIn(lane, x, ends, tip) : fanOut(lane, x, tail, tips, bundle === lane.bundles[0]);
  return { transitions: bundle.edges, ...lines, isBack: lane.isBack, label, anywhere };
}

function labelAt(lane: PlacedLane, bundle: Bundle, { column, wording }: Plan, ends: readonly Point[]) {
  const gaps = wording.style.lane;
  const ys = ends.map(({ y }) => y);
  const gap = lane.gaps[lane.bundles.indexOf(bundle)];
  const besideGap = typeof gap === 'number' ? column.gapMiddles[gap] : undefined;
  const beside = leavesFromAnywhere(bundle) ? gaps.dot + DOT : 0;
  return {
    lines: wording.bundle(bundle),
    at: {
      x: lineOf(lane, { column, wording }) + sign(lane.side) * (gaps.words + beside),
      y: besideGap ?? (Math.min(...ys) + Math.max(...ys)) / 2,
    },
    anchor: lane.side === 'left' ? ('end' as const) : ('start' as const),
  };
}

/** A straight arrow between two neighbours in the column. */
function directArrow(edge: Edge, { column, wording }: Plan): Arrow {
  const { beside } = wording.style;
  const [from, to] = [boxOf(edge.source, column), boxOf(edge.target, column)];
  const isDown = from.y < to.y;
  const x = isDown ? column.down : column.up;
  const tail = { x, y: isDown ? from.y + from.height : from.y };
  const tip = { x, y: isDown ? to.y : to.y + to.height };
  const gapLabel = column.gapLabels.get(edge);
  return {
    transitions: [edge],
    path: [tail, { x, y: tip.y + (isDown ? 1 : -1) * (1 - HEAD) }],
    branches: [],
    heads: [{ tip, points: isDown ? 'down' : 'up' }],
    isBack: !isDown,
    label: gapLabel
      ? {
          lines: gapLabel.lines,
          at: {
            x: x + (isDown ? beside : -beside),
            y: column.gapMiddles[gapLabel.row] ?? (tail.y + tip.y) / 2,
          },
          anchor: isDown ? 'start' : 'end',
        }
      : null,
    anywhere: null,
  };
}

/** All arrows of a machine: first those between neighbours, then the lanes. */
export function arrowsOf(
  { direct }: Routing,
  lanes: readonly PlacedLane[],
  column: Column,
  wording: Wording,
): Arrow[] {
  const plan = { column, wording, port: portsOf(lanes, column) };
  return [
    ...direct.map((edge) => directArrow(edge, plan)),
    ...lanes.flatMap((lane) => lane.bundles.map((bundle) => bundleArrow(lane, bundle, plan))),
  ];
}
