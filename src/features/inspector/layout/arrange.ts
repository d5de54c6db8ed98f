import { columnOf, type Column } from './column';
import { placeLanes } from './lanes';
import { DOT, textSize, type ArrowHead, type Box, type Layout, type Point } from './layout';
import { LAYOUT_STYLES, type LayoutStyle } from './layoutStyle';
import type { MachineModel } from './model';
import { arrowsOf } from './arrows';
import { routingOf } from './routing';
import { allStates } from './words';
import { wordingOf } from './wording';

/** Start dots with their arrows, above the initial state of the machine and of each compound state. */
function startAt(model: MachineModel, column: Column): Layout['starts'] {
  const ids = [model.initial, ...allStates(model.states).flatMap(({ initial }) => initial ?? [])];
  return ids.flatMap((id) => {
    const box = column.boxes.get(id);
    if (!box) return [];
    return [
      { dot: { x: 0, y: box.y - 26 - DOT }, head: { tip: { x: 0, y: box.y }, points: 'down' as const } },
    ];
  });
}

/** Moves everything to the right by `dx`, from coordinates around the column's axis to a left edge of 0. */
function shifted(layout: Layout, dx: number): Layout {
  const move = (point: Point): Point => ({ ...point, x: point.x + dx });
  const head = (one: ArrowHead) => ({ ...one, tip: move(one.tip) });
  const boxed = <T extends { box: Box }>(one: T): T => ({
    ...one,
    box: { ...one.box, ...move(one.box) },
  });
  return {
    ...layout,
    plates: layout.plates.map(boxed),
    frames: layout.frames.map(boxed),
    starts: layout.starts.map((one) => ({ dot: move(one.dot), head: head(one.head) })),
    arrows: layout.arrows.map((arrow) => ({
      ...arrow,
      path: arrow.path.map(move),
      branches: arrow.branches.map((branch) => branch.map(move)),
      heads: arrow.heads.map(head),
      anywhere: arrow.anywhere && move(arrow.anywhere),
      label: arrow.label && { ...arrow.label, at: move(arrow.label.at) },
    })),
  };
}

/** Lays out a machine as a column of states with lanes beside it. Includes every transition of the model. */
export function layoutOf(model: MachineModel, style: LayoutStyle = LAYOUT_STYLES.words): Layout {
  const routing = routingOf(model);
  const wording = wordingOf(model, routing, style);
  const lanes = placeLanes(routing, wording);
  const column = columnOf(model, routing, lanes, wording);
  const arrows = arrowsOf(routing, lanes, column, wording);
  const reach = arrows.flatMap(({ label, path }) => {
    const words = label ? [label.at.x + (label.anchor === 'end' ? -1 : 1) * textSize(label.lines).width] : [];
    return [...words, ...path.map(({ x }) => x)];
  });
  const left = Math.min(column.laneStart.left, ...reach);
  const right = Math.max(column.laneStart.right, ...reach);
  return shifted(
    {
      width: right - left,
      height: column.height,
      plates: column.plates,
      frames: column.frames,
      arrows,
      starts: startAt(model, column),
      key: wording.key,
      everywhere: model.transitions.filter(({ source, target }) => source === model.id && target === null),
    },
    -left,
  );
}

/** Labels the arrows with words if that fits into `width` units, otherwise with letters and a key. */
export function layoutWithin(model: MachineModel, width: number): Layout {
  const inWords = layoutOf(model);
  return inWords.width <= width ? inWords : layoutOf(model, LAYOUT_STYLES.letters);
}
