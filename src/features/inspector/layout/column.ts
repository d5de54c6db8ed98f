import type { PlacedLane, Side } from './lanes';
import { DOT, FRAME, insideHeight, plateSize, textSize, type PlacedState } from './layout';
import type { MachineModel, StateModel } from './model';
import { reachOf, wordsBetween, type GapLabel } from './neighbours';
import { columnOrder, type Routing } from './routing';
import { allStates } from './words';
import type { Wording } from './wording';

export type Column = ReturnType<typeof columnOf>;

/** Vertical gap between two states: plain, and with a start dot and its arrow. */
const GAP = { plain: 26, start: 48 } as const;
/** Height per line that ends at a side of a plate. */
const PORT = 16;

/** Returns the height of the gap above a row, with room for the words in it or beside it. */
function gapHeights(
  lanes: readonly PlacedLane[],
  gapLabels: readonly GapLabel[],
  { bundle: linesOf, style }: Wording,
): (row: number) => number {
  const words = [
    ...gapLabels,
    ...lanes.flatMap(({ bundles, gaps }) =>
      bundles.map((bundle, index) => ({ lines: linesOf(bundle), row: gaps[index] ?? null })),
    ),
  ];
  return (row) =>
    Math.max(
      GAP.plain,
      ...words.filter((one) => one.row === row).map(({ lines }) => textSize(lines).height + style.around),
    );
}

/** Number of lines that end at the busier side of a state. */
function portsOf(id: string, lanes: readonly PlacedLane[]): number {
  const on = (side: Side) =>
    lanes
      .filter((lane) => lane.side === side)
      .flatMap(({ bundles, heads }) => [...bundles.flatMap(({ tails }) => tails), ...heads])
      .filter((end) => end === id).length;
  return Math.max(on('left'), on('right'));
}

const depthOf = ({ children }: StateModel): number =>
  children.length === 0 ? 0 : 1 + Math.max(...children.map(depthOf));

interface Spacing extends Pick<Routing, 'rows'> {
  readonly lanes: readonly PlacedLane[];
  readonly gap: (row: number) => number;
  /** Half the widths of a plate and of the innermost frame. */
  readonly half: number;
  readonly frameHalf: number;
  readonly wording: Wording;
}

/** Places the states from top to bottom. */
function stack(model: MachineModel, { rows, lanes, gap, half, frameHalf, wording }: Spacing) {
  const plates: PlacedState[] = [];
  const frames: PlacedState[] = [];
  /** Y positions of the middle of the gap above each row. */
  const gapMiddles: number[] = [];
  let y = 2 * DOT;

  const descend = (row: number, isFirst: boolean): void => {
    // The first child shares its row with the parent, whose gap has already been added.
    const isKnown = gapMiddles[row] !== undefined;
    const height = isKnown ? GAP.start : isFirst ? GAP.start - 2 * DOT : gap(row);
    if (!isKnown) gapMiddles[row] = y + height / 2;
    y += height;
  };
  const place = (state: StateModel, isFirst: boolean): void => {
    const inside = wording.inside(state);
    const mark = wording.mark(state);
    descend(rows.get(state.id)?.first ?? 0, isFirst);
    const top = y;
    if (state.children.length === 0) {
      y += Math.max(plateSize(state, wording).height, portsOf(state.id, lanes) * PORT + 8);
      plates.push({ state, inside, mark, box: { x: -half, y: top, width: 2 * half, height: y - top } });
      return;
    }
    y += FRAME.title + insideHeight(inside);
    columnOrder(state.children, state.initial).forEach((child, index) => place(child, index === 0));
    y += FRAME.pad;
    const reach = frameHalf + (depthOf(state) - 1) * FRAME.pad;
    frames.push({ state, inside, mark, box: { x: -reach, y: top, width: 2 * reach, height: y - top } });
  };
  columnOrder(model.states, model.initial).forEach((state, index) => place(state, index === 0));
  return { plates, frames, gapMiddles, height: y };
}

/** The states stacked around the vertical axis x = 0. */
export function columnOf(
  model: MachineModel,
  routing: Routing,
  lanes: readonly PlacedLane[],
  wording: Wording,
) {
  const gapLabels = wordsBetween(routing, wording);
  const { up, down, left, right } = reachOf([...gapLabels.values()], wording.style);
  const all = allStates(model.states);
  const widths = all.map((state) => plateSize(state, wording).width);
  const half = Math.max(wording.style.minWidth, ...widths) / 2;
  // A frame also has to contain the words between its plates.
  const frameHalf = Math.max(half, -left, right) + FRAME.pad;
  const stacked = stack(model, {
    rows: routing.rows,
    lanes,
    gap: gapHeights(lanes, [...gapLabels.values()], wording),
    half,
    frameHalf,
    wording,
  });
  /** Plates and frames by state. */
  const boxes = new Map([...stacked.plates, ...stacked.frames].map(({ state, box }) => [state.id, box]));
  /** X positions from which lanes can start. */
  const laneStart = {
    left: Math.min(left, ...[...boxes.values()].map(({ x }) => x)),
    right: Math.max(right, ...[...boxes.values()].map(({ x, width }) => x + width)),
  };
  return { ...stacked, boxes, up, down, gapLabels, laneStart };
}
