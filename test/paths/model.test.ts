import { FLOW_IDS, machines, type FlowId } from '../../machines';
import { after, graphOf, initialOf, simplePathsOf, toCover, type Edge, type Graph } from './graph';
import { eventsIn, keyOf } from './kinds';
import { tourOf } from './tour';
import { declaredBy, transitionTaken } from './transitions';

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

describe.each(FLOW_IDS)('%s', (id) => {
  const graph = graphs.get(id)!;

  it('has a tour that takes every transition', () => {
    const taken = run(graph, tourOf(graph).steps);
    const names = [...toCover(graph)].map(({ name }) => name);
    expect(names.filter((name) => !taken.has(name))).toEqual([]);
  });

  it('can be walked along every simple path', () => {
    const paths = simplePathsOf(graph);
    expect(paths.length).toBeGreaterThanOrEqual(graph.edges.size);
    for (const path of paths) run(graph, path);
  });
});

it('gives every transition a unique name', () => {
  for (const { declared } of graphs.values()) {
    const names = [...declared.transitions, ...declared.refusals].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('reports an event that no generator makes', () => {
  const events = [...machines.loginPopup.events, 'SHAKE'];
  const replaced = jest.replaceProperty(machines.loginPopup, 'events', events as never);
  expect(() => eventsIn('loginPopup', initialOf('loginPopup'))).toThrow(/loginPopup.*SHAKE/);
  replaced.restore();
});

it('reports the transitions that cannot be reached', () => {
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
