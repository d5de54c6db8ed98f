import type { Edge, Graph } from './graph';
import { isLeftToTour } from './kinds';

/** A way from the start on which no situation comes twice. */
export type SimplePath = readonly Edge[];

export interface SimplePaths {
  /** How many there are: to every situation, by every way. */
  readonly count: number;
  /** Those that no other one goes on from. Running them runs all: each shorter one is the beginning of one of these. */
  readonly longest: readonly SimplePath[];
}

/** All simple paths of a machine, without what is left to its tour. */
export function simplePathsOf({ id, initial, edges }: Graph): SimplePaths {
  const longest: SimplePath[] = [];
  let count = 0;
  const walk = (path: SimplePath, seen: ReadonlySet<string>): void => {
    const here = path.at(-1)?.to ?? initial;
    const next = (edges.get(here) ?? []).filter(
      ({ to, event, transition }) => !seen.has(to) && !isLeftToTour(id, transition.from, event.type),
    );
    if (path.length > 0) count += 1;
    if (path.length > 0 && next.length === 0) longest.push(path);
    for (const edge of next) walk([...path, edge], new Set([...seen, edge.to]));
  };
  walk([], new Set([initial]));
  return { count, longest };
}
