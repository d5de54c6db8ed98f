import { toCover, type Edge, type Graph } from './graph';
import type { Transition } from './transitions';

/** The shortest way to an uncovered edge, preferably one that stays in its situation; undefined if there is none. */
function wayToNext({ edges }: Graph, from: string, open: ReadonlySet<Transition>): Edge[] | undefined {
  const ways = new Map<string, Edge[]>([[from, []]]);
  for (const [key, way] of ways) {
    const here = edges.get(key) ?? [];
    const uncovered = here.filter(({ transition }) => open.has(transition));
    const next = uncovered.find(({ to }) => to === key) ?? uncovered[0];
    if (next) return [...way, next];
    // Iterating over a map includes entries added meanwhile, so this is the queue.
    for (const edge of here) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  }
  return undefined;
}

/** One walk over every transition that it can reach, always to the nearest uncovered one. */
export function tourOf(graph: Graph): readonly Edge[] {
  const open = new Set(toCover(graph));
  const steps: Edge[] = [];
  let here = graph.initial;
  for (let way = wayToNext(graph, here, open); way; way = wayToNext(graph, here, open))
    for (const edge of way) {
      steps.push(edge);
      open.delete(edge.transition);
      here = edge.to;
    }
  return steps;
}
