import type { Edge, Graph } from './graph';
import { toCover } from './graph';
import type { Transition } from './transitions';

/** One step of a tour; `isFresh` where the visitor has to start again before it. */
export interface TourStep {
  readonly edge: Edge;
  readonly isFresh: boolean;
}

export interface Tour {
  readonly steps: readonly TourStep[];
  /** How often it starts again. */
  readonly restarts: number;
  readonly covered: ReadonlySet<Transition>;
  /** Declared, and nowhere to be reached. */
  readonly missed: readonly Transition[];
}

/** The shortest way to an edge that is still to be covered; one that stays where it is comes first. Undefined if there is none. */
function wayToNext({ edges }: Graph, from: string, open: ReadonlySet<Transition>): Edge[] | undefined {
  const ways = new Map<string, Edge[]>([[from, []]]);
  for (const [key, way] of ways) {
    const here = edges.get(key) ?? [];
    const uncovered = here.filter(({ transition }) => open.has(transition));
    const next = uncovered.find(({ to }) => to === key) ?? uncovered[0];
    if (next) return [...way, next];
    // A map walks over what is added meanwhile: this is the queue.
    for (const edge of here) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  }
  return undefined;
}

/**
 * A walk over every transition: always on to the nearest one that is still to be covered, as a Chinese postman in a hurry
 * would. Starts again where nothing new can be reached any more.
 */
export function tourOf(graph: Graph): Tour {
  const open = new Set(toCover(graph));
  const covered = new Set<Transition>();
  const steps: TourStep[] = [];
  let restarts = 0;
  let here = graph.initial;
  while (open.size > 0) {
    const on = wayToNext(graph, here, open);
    const way = on ?? wayToNext(graph, graph.initial, open);
    if (!way) break;
    if (!on) restarts += 1;
    way.forEach((edge, index) => {
      steps.push({ edge, isFresh: !on && index === 0 });
      open.delete(edge.transition);
      covered.add(edge.transition);
      here = edge.to;
    });
  }
  return { steps, restarts, covered, missed: [...open] };
}
