import { grouped } from '../../../domain/grouped';
import type { MachineModel, StateModel, TransitionModel } from './model';
import { allStates, labelOf } from './words';

export type Edge = TransitionModel & { readonly target: string };

/** One or more transitions with the same words that join a lane together. */
export interface Bundle {
  readonly edges: readonly [Edge, ...Edge[]];
  /** Source states; empty if it leaves any state. */
  readonly tails: readonly string[];
}

/** A line beside the column: from one state to another, from several to one, or from one to several. */
export interface Lane {
  readonly bundles: readonly [Bundle, ...Bundle[]];
  readonly heads: readonly string[];
}

/** How many transitions with the same words and a common end it takes to share a lane. */
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
function rowsOf({ states, initial }: MachineModel): Map<string, Rows> {
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

const wordsOf = (edge: Edge) => labelOf(edge).join(' ');
const unique = (ids: readonly string[]) => [...new Set(ids)];

/** Separates large families from single edges. */
function families(edges: readonly Edge[], end: 'source' | 'target'): [[Edge, ...Edge[]][], Edge[]] {
  const groups = [...grouped(edges, (edge) => `${edge[end]} ${wordsOf(edge)}`).values()];
  const large = groups.filter(({ length }) => length >= FAMILY);
  return [large, edges.filter((edge) => !large.some((group) => group.includes(edge)))];
}

const parentOf = (id: string) => id.slice(0, id.lastIndexOf('.'));

/** The edges between neighbours in the column. A second one in the same direction needs a lane, as does one into a frame. */
function directEdges(edges: readonly Edge[], rows: ReadonlyMap<string, Rows>): Edge[] {
  const ways = new Set<string>();
  const hasTwin = (edge: Edge) =>
    edges.some((one) => one !== edge && one.target === edge.target && wordsOf(one) === wordsOf(edge));
  return edges.filter((edge) => {
    const { source, target } = edge;
    const [from, to] = [rows.get(source), rows.get(target)];
    if (!from || !to || parentOf(source) !== parentOf(target)) return false;
    const way =
      from.last + 1 === to.first ? `${from.last} down` : to.last + 1 === from.first ? `${to.last} up` : null;
    if (way === null || ways.has(way)) return false;
    // A backward edge with the same words and target as others shares their lane.
    if (from.first > to.first && hasTwin(edge)) return false;
    ways.add(way);
    return true;
  });
}

export type Routing = ReturnType<typeof routingOf>;

/** Sorts all transitions with a target into direct arrows and lanes. */
export function routingOf(model: MachineModel) {
  const edges = model.transitions.filter((one): one is Edge => one.target !== null);
  const states = new Set(allStates(model.states).map(({ id }) => id));
  const [fanOuts, others] = families(edges, 'source');
  const [fanIns, singles] = families(others, 'target');
  const rows = rowsOf(model);
  const direct = directEdges(singles, rows);
  const rest = grouped(
    singles.filter((edge) => !direct.includes(edge)),
    (edge) => `${edge.target} ${wordsOf(edge)}`,
  );
  const bundleOf = (group: [Edge, ...Edge[]]): Bundle => ({
    edges: group,
    tails: unique(group.map(({ source }) => source)).filter((id) => states.has(id)),
  });
  const headsOf = (group: readonly Edge[]) => unique(group.map(({ target }) => target));
  // Families that lead to the same states share a rail.
  const rails = grouped(fanOuts, (group) => headsOf(group).join());
  return {
    rows,
    /** Arrows between adjacent states in the column; at most one in each direction. */
    direct,
    lanes: [
      ...[...fanIns, ...rest.values()].map((group): Lane => ({
        bundles: [bundleOf(group)],
        heads: headsOf(group),
      })),
      ...[...rails.values()].map(([first, ...more]): Lane => ({
        bundles: [bundleOf(first), ...more.map(bundleOf)],
        heads: headsOf(first),
      })),
    ],
  };
}
