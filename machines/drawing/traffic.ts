import type { MachineModel, StateModel, TransitionModel } from './model';
import { allStates, labelOf } from './words';

export type Move = TransitionModel & { readonly target: string };

/** One or more transitions with the same words that join a lane together. */
export interface Feed {
  readonly moves: readonly [Move, ...Move[]];
  /** Source states; empty if it leaves any state. */
  readonly tails: readonly string[];
}

/** A line beside the column: from several states to one (usually just one to one), or from one to several. */
export interface Lane {
  readonly feeds: readonly [Feed, ...Feed[]];
  readonly heads: readonly string[];
}

/** The transitions of a machine, sorted into direct arrows and lanes. */
export interface Traffic {
  /** Arrows between adjacent states in the column; at most one in each direction. */
  readonly direct: readonly Move[];
  readonly lanes: readonly Lane[];
}

/** Minimum number of transitions with the same words and a common end that share a lane. */
const FAMILY = 4;

/** Column order: the initial state first, then in declaration order. */
export function columnOrder(states: readonly StateModel[], initial: string | null): StateModel[] {
  const first = states.filter(({ id }) => id === initial);
  return [...first, ...states.filter(({ id }) => id !== initial)];
}

/** The first and last row of a state in the column. */
export interface Rows {
  readonly first: number;
  readonly last: number;
}

/** Rows of every state, by id. A compound state covers the rows of its children. */
export function rowsOf({ states, initial }: MachineModel): Map<string, Rows> {
  const rows = new Map<string, Rows>();
  let next = 0;
  const place = (state: StateModel): void => {
    const first = next;
    if (state.children.length === 0) next += 1;
    columnOrder(state.children, state.initial).forEach(place);
    rows.set(state.id, { first, last: next - 1 });
  };
  columnOrder(states, initial).forEach(place);
  return rows;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

const wordsOf = (move: Move) => labelOf(move).join(' ');
const unique = (ids: readonly string[]) => [...new Set(ids)];

/** Separates large families from single moves. */
function families(moves: readonly Move[], end: 'source' | 'target'): [[Move, ...Move[]][], Move[]] {
  const groups = grouped(moves, (move) => `${move[end]} ${wordsOf(move)}`);
  const large = groups.filter(({ length }) => length >= FAMILY);
  return [large, moves.filter((move) => !large.some((group) => group.includes(move)))];
}

const parentOf = (id: string) => id.slice(0, id.lastIndexOf('.'));

/** The moves between neighbours in the column; a second arrow in the same direction needs a lane, as does one into a frame. */
function directMoves(moves: readonly Move[], rows: ReadonlyMap<string, Rows>): Move[] {
  const ways = new Set<string>();
  const hasTwin = (move: Move) =>
    moves.some((one) => one !== move && one.target === move.target && wordsOf(one) === wordsOf(move));
  return moves.filter((move) => {
    const { source, target } = move;
    const [from, to] = [rows.get(source), rows.get(target)];
    if (!from || !to || parentOf(source) !== parentOf(target)) return false;
    const way =
      from.last + 1 === to.first ? `${from.last} down` : to.last + 1 === from.first ? `${to.last} up` : null;
    if (way === null || ways.has(way)) return false;
    // A backward move with the same words and target as others shares their lane.
    if (from.first > to.first && hasTwin(move)) return false;
    ways.add(way);
    return true;
  });
}

/** Sorts all transitions with a target into direct arrows and lanes. */
export function trafficOf(model: MachineModel): Traffic {
  const moves = model.transitions.filter((one): one is Move => one.target !== null);
  const states = new Set(allStates(model.states).map(({ id }) => id));
  const [fanOuts, others] = families(moves, 'source');
  const [fanIns, singles] = families(others, 'target');
  const direct = directMoves(singles, rowsOf(model));
  const rest = grouped(
    singles.filter((move) => !direct.includes(move)),
    (move) => `${move.target} ${wordsOf(move)}`,
  );
  const feedOf = (group: [Move, ...Move[]]): Feed => ({
    moves: group,
    tails: unique(group.map(({ source }) => source)).filter((id) => states.has(id)),
  });
  const headsOf = (group: readonly Move[]) => unique(group.map(({ target }) => target));
  // Families that lead to the same states share a rail.
  const rails = grouped(fanOuts, (group) => headsOf(group).join());
  return {
    direct,
    lanes: [
      ...[...fanIns, ...rest].map((group): Lane => ({ feeds: [feedOf(group)], heads: headsOf(group) })),
      ...rails.map(([first, ...more]): Lane => ({
        feeds: [feedOf(first), ...more.map(feedOf)],
        heads: headsOf(first),
      })),
    ],
  };
}
