import { FLOW_IDS, machines, type FlowId } from '../../machines';
import { after, graphOf, initialOf, toCover, type Graph } from './graph';
import { eventsIn, keyOf } from './kinds';
import { tourOf } from './tour';
import { declaredBy, transitionTaken } from './transitions';

const graphs = new Map<FlowId, Graph>(FLOW_IDS.map((id) => [id, graphOf(id)]));

it.each(FLOW_IDS)('%s has a tour that takes every transition', (id) => {
  const graph = graphs.get(id)!;
  const { declared, initial } = graph;
  const { steps } = tourOf(graph);
  const taken = new Set<string>();
  let snapshot = initialOf(id);
  for (const { at } of steps) {
    const event = eventsIn(id, snapshot)[at]!;
    taken.add(transitionTaken(machines[id], declared, snapshot, event)!.name);
    snapshot = after(id, snapshot, event);
  }
  expect(keyOf(id, snapshot)).toBe(steps.at(-1)?.to ?? initial);
  const names = [...toCover(graph)].map(({ name }) => name);
  expect(names.filter((name) => !taken.has(name))).toEqual([]);
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
