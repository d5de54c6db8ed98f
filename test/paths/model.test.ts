import { Console } from 'node:console';
import { FLOW_IDS, machines, type FlowId } from '../../machines';
import { after, graphOf, initialOf, simplePathsOf, toCover, type Edge, type Graph } from './graph';
import { eventsIn, keyOf } from './kinds';
import { tourOf } from './tour';
import { declaredBy, statesOf, transitionTaken } from './transitions';

/** Runs edges through XState's pure transition. @returns the names of what was taken */
function run({ id, declared, initial }: Graph, edges: readonly Edge[]): Set<string> {
  const taken = new Set<string>();
  let snapshot = initialOf(id);
  for (const { at } of edges) {
    const event = eventsIn(id, snapshot)[at]!;
    taken.add(transitionTaken(machines[id], declared, snapshot, event)!.name);
    snapshot = after(id, snapshot, event);
  }
  expect(keyOf(id, snapshot)).toBe(edges.at(-1)?.to ?? initial);
  return taken;
}

const graphs = new Map<FlowId, Graph>(FLOW_IDS.map((id) => [id, graphOf(id)]));
/** The coverage of each machine. */
const table: Record<string, Record<string, number>> = {};

describe.each(FLOW_IDS)('%s', (id) => {
  const graph = graphs.get(id)!;

  it('has a tour that takes every transition', () => {
    const { steps } = tourOf(graph);
    const taken = run(graph, steps);
    const all = [...toCover(graph)].map(({ name }) => name);
    table[id] = {
      states: statesOf(machines[id]).length,
      transitions: graph.declared.transitions.length,
      refusals: all.length - graph.declared.transitions.length,
      'covered, %': (100 * taken.size) / all.length,
      'tour steps': steps.length,
    };
    expect(all.filter((name) => !taken.has(name))).toEqual([]);
  });

  it('can be walked along every simple path', () => {
    const paths = simplePathsOf(graph);
    expect(paths.length).toBeGreaterThanOrEqual(graph.edges.size);
    for (const path of paths) run(graph, path);
    table[id]!['simple paths'] = paths.length;
  });
});

it('gives every transition a name of its own', () => {
  for (const { declared } of graphs.values()) {
    const names = [...declared.transitions, ...declared.refusals].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('names an event that nobody makes', () => {
  const events = [...machines.loginPopup.events, 'SHAKE'];
  const replaced = jest.replaceProperty(machines.loginPopup, 'events', events as never);
  expect(() => eventsIn('loginPopup', initialOf('loginPopup'))).toThrow(/loginPopup.*SHAKE/);
  replaced.restore();
});

it('names the transitions that cannot be reached', () => {
  const graph = graphs.get('loginPopup')!;
  const { missed } = tourOf({ ...graph, edges: new Map([...graph.edges].slice(0, 1)) });
  expect(missed.map(({ from }) => from)).toContain('open.signUp');
});

it('counts a transition in every state that inherits it', () => {
  const { transitions, refusals } = declaredBy(machines.loginPopup);
  expect(transitions.filter(({ event }) => event === 'CLOSE').map(({ from }) => from)).toEqual([
    'open.login',
    'open.signUp',
  ]);
  expect(refusals).toEqual([]);
});

// Not through jest's own console, which `npm test` silences: the figures are to be seen.
afterAll(() => new Console(process.stderr).table(table));
