import { FLOW_IDS, machines } from '../../machines';
import { after, graphOf, initialOf, toCover } from './graph';
import { eventsIn, keyOf } from './kinds';
import { tourOf } from './tour';
import { declaredBy, transitionTaken, type Transition } from './transitions';

it.each(FLOW_IDS)('%s has a tour that takes every transition', (id) => {
  const graph = graphOf(id);
  const { declared, initial } = graph;
  const steps = tourOf(graph);
  const taken = new Set<Transition | undefined>();
  let snapshot = initialOf(id);
  for (const { at } of steps) {
    const event = eventsIn(id, snapshot)[at]!;
    taken.add(transitionTaken(machines[id], declared, snapshot, event));
    snapshot = after(id, snapshot, event);
  }
  expect(keyOf(id, snapshot)).toBe(steps.at(-1)?.to ?? initial);
  expect([...toCover(graph)].filter((one) => !taken.has(one)).map(({ name }) => name)).toEqual([]);
});

it('reports an event that no generator makes', () => {
  const events = [...machines.loginPopup.events, 'SHAKE'];
  const replaced = jest.replaceProperty(machines.loginPopup, 'events', events as never);
  expect(() => eventsIn('loginPopup', initialOf('loginPopup'))).toThrow(/loginPopup.*SHAKE/);
  replaced.restore();
});

it('counts a transition in every state that inherits it', () => {
  const { transitions, refusals } = declaredBy(machines.loginPopup);
  expect(transitions.filter(({ event }) => event === 'CLOSE').map(({ from }) => from)).toEqual([
    'open.login',
    'open.signUp',
  ]);
  expect(refusals).toEqual([]);
});
