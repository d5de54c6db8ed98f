import { FLOW_IDS, machines, type FlowId } from '../../machines';
import { after, graphOf, initialOf, toCover, type Edge, type Graph } from './graph';
import { eventsIn, keyOf, kindOf } from './kinds';
import { simplePathsOf } from './simplePaths';
import { coverageTable, type CoverageRow } from './table';
import { tourOf } from './tour';
import { declaredBy, statesOf, transitionTaken } from './transitions';

/** Runs edges through XState's pure transition, and names what was taken. @throws where it ends up elsewhere */
function run({ id, declared }: Graph, edges: readonly Edge[]): Set<string> {
  const taken = new Set<string>();
  let snapshot = initialOf(id);
  for (const { at, to } of edges) {
    const event = eventsIn(id, snapshot)[at]!;
    taken.add(transitionTaken(machines[id], declared, snapshot, event)!.name);
    snapshot = after(id, snapshot, event);
    expect(keyOf(id, snapshot)).toBe(to);
  }
  return taken;
}

const graphs = new Map<FlowId, Graph>(FLOW_IDS.map((id) => [id, graphOf(id)]));
const rows: CoverageRow[] = [];

describe.each(FLOW_IDS)('%s', (id) => {
  const graph = graphs.get(id)!;
  const tour = tourOf(graph);
  const all = [...toCover(graph)];

  it('has a tour that takes every transition', () => {
    const taken = run(
      graph,
      tour.steps.map(({ edge }) => edge),
    );
    const paths = simplePathsOf(graph);
    rows.push({
      id,
      states: statesOf(machines[id]).length,
      transitions: graph.declared.transitions.length,
      refusals: all.length - graph.declared.transitions.length,
      covered: taken.size,
      missed: all.map(({ name }) => name).filter((name) => !taken.has(name)),
      tourSteps: tour.steps.length,
      simplePaths: paths.count,
    });
    expect(rows.at(-1)?.missed).toEqual([]);
  });

  it('goes on without starting again', () => {
    expect(tour.restarts).toBe(0);
  });

  it('can be walked along every simple path', () => {
    const { count, longest } = simplePathsOf(graph);
    expect(count).toBeGreaterThanOrEqual(graph.edges.size - 1);
    for (const path of longest) run(graph, path);
  });
});

it('gives every transition a name of its own', () => {
  for (const { declared } of graphs.values()) {
    const names = [...declared.transitions, ...declared.refusals].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('knows what kind of machine each one is', () => {
  for (const id of FLOW_IDS) expect(kindOf(id)).toBeTruthy();
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

// Not through the console, which `npm test` silences: the figures are to be seen.
afterAll(() => {
  if (rows.length > 0) process.stderr.write(`\n${coverageTable(rows)}\n`);
});
