import { feedLines, type PlacedLane, type Side } from './lanes';
import {
  BESIDE,
  DOT,
  FRAME,
  insideHeight,
  insideOf,
  plateSize,
  textSize,
  type Box,
  type Frame,
  type Plate,
} from './layout';
import type { MachineModel, StateModel } from './model';
import { columnOrder, rowsOf, type Move, type Rows, type Traffic } from './traffic';
import { allStates, labelOf, leafOf } from './words';

/** The states under each other, around the vertical axis x = 0. */
export interface Column {
  readonly plates: readonly Plate[];
  readonly frames: readonly Frame[];
  /** Plates and frames by state. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** Where the arrows between neighbours run. */
  readonly down: number;
  readonly up: number;
  /** Words of direct arrows; a word that the arrow above has said is not said again. */
  readonly said: ReadonlyMap<Move, readonly string[]>;
  /** Middle of the gap above each row. */
  readonly gapMiddles: readonly number[];
  /** Where the lanes may begin. */
  readonly edge: Readonly<Record<Side, number>>;
  readonly height: number;
}

const GAP = { plain: 26, around: 24, start: 48, lines: 56 } as const;
const PORT = 16;

/** The words of each direct arrow that differ from those of the arrow before it, the same way. */
function spokenOnce(direct: readonly Move[]): Map<Move, string[]> {
  const heard = new Set<string>();
  const said = new Map<Move, string[]>();
  for (const move of direct) {
    const lines = labelOf(move);
    if (heard.has(lines.join())) continue;
    heard.add(lines.join());
    said.set(move, lines);
  }
  return said;
}

const isDown = ({ source, target }: Move, rows: ReadonlyMap<string, Rows>) =>
  (rows.get(source)?.first ?? 0) < (rows.get(target)?.first ?? 0);

/** Height of the gap above each row: room for the words that stand in or beside it. */
function gapHeights(
  lanes: readonly PlacedLane[],
  said: Column['said'],
  rows: ReadonlyMap<string, Rows>,
): (row: number) => number {
  const needs = new Map<number, number>();
  const need = (row: number, lines: readonly string[]) =>
    needs.set(row, Math.max(needs.get(row) ?? GAP.plain, textSize(lines).height + GAP.around));
  for (const [{ source, target }, lines] of said) {
    need(Math.max(rows.get(source)?.first ?? 0, rows.get(target)?.first ?? 0), lines);
  }
  for (const { feeds, gaps } of lanes) {
    feeds.forEach((feed, index) => {
      const gap = gaps[index];
      if (typeof gap === 'number') need(gap, feedLines(feed));
    });
  }
  return (row) => needs.get(row) ?? GAP.plain;
}

/** How many lines end at the busier side of a state. */
function portsOf(id: string, lanes: readonly PlacedLane[]): number {
  const on = (side: Side) =>
    lanes
      .filter((lane) => lane.side === side)
      .flatMap(({ feeds, heads }) => [...feeds.flatMap(({ tails }) => tails), ...heads])
      .filter((end) => end === id).length;
  return Math.max(on('left'), on('right'));
}

/** How far the arrows between neighbours and their words reach to both sides of the axis. */
function directReach(said: Column['said'], rows: ReadonlyMap<string, Rows>) {
  const wordsOf = (down: boolean) =>
    Math.max(
      0,
      ...[...said].filter(([move]) => isDown(move, rows) === down).map(([, lines]) => textSize(lines).width),
    );
  // Both blocks of words and the arrows between them are centred as one.
  const shift = (wordsOf(false) - wordsOf(true)) / 2;
  const [up, down] = [shift - GAP.lines / 2, shift + GAP.lines / 2];
  return { up, down, left: up - BESIDE - wordsOf(false), right: down + BESIDE + wordsOf(true) };
}

const depthOf = ({ children }: StateModel): number =>
  children.length === 0 ? 0 : 1 + Math.max(...children.map(depthOf));

/** Sets the states of a machine under each other. */
export function columnOf(model: MachineModel, { direct }: Traffic, lanes: readonly PlacedLane[]): Column {
  const rows = rowsOf(model);
  const said = spokenOnce(direct);
  const gap = gapHeights(lanes, said, rows);
  const leaves = allStates(model.states).filter(({ children }) => children.length === 0);
  const width = Math.max(
    208,
    ...leaves.map((leaf) => plateSize(leaf, insideOf(leaf, model.transitions)).width),
  );
  const { up, down, left, right } = directReach(said, rows);
  const depth = Math.max(0, ...model.states.map(depthOf));
  // A frame holds the words between the plates inside it as well.
  const half = depth === 0 ? width / 2 : Math.max(width / 2 + FRAME.pad, FRAME.pad - left, FRAME.pad + right);
  const plates: Plate[] = [];
  const frames: Frame[] = [];
  const gapMiddles: number[] = [];
  let y = 2 * DOT;

  const place = (state: StateModel, level: number, isNested: boolean): void => {
    const row = rows.get(state.id)?.first ?? 0;
    const inside = insideOf(state, model.transitions);
    const opens = gapMiddles[row] === undefined;
    if (opens) {
      const height = row === 0 || isNested ? Math.max(gap(row), GAP.start - 2 * DOT) : gap(row);
      gapMiddles[row] = y + height / 2;
      y += height;
    } else if (isNested) y += GAP.start;
    if (state.children.length > 0) {
      const top = y;
      y += FRAME.title + insideHeight(inside);
      columnOrder(state.children, state.initial).forEach((child, index) =>
        place(child, level - 1, index === 0),
      );
      y += FRAME.pad;
      const reach = half + (level - 1) * FRAME.pad;
      frames.push({ state, inside, box: { x: -reach, y: top, width: 2 * reach, height: y - top } });
      return;
    }
    const height = Math.max(plateSize(state, inside).height, portsOf(state.id, lanes) * PORT + 8);
    const box = { x: -width / 2, y, width, height };
    plates.push({ state, inside, box, isStart: state.id === leafOf(model, model.initial) });
    y += height;
  };
  columnOrder(model.states, model.initial).forEach((state) => place(state, depthOf(state), false));

  const boxes = new Map([...plates, ...frames].map(({ state, box }) => [state.id, box]));
  const outer = half + Math.max(0, depth - 1) * FRAME.pad;
  const edge = { left: Math.min(-outer, left), right: Math.max(outer, right) };
  return { plates, frames, boxes, up, down, said, gapMiddles, edge, height: y };
}
