import { initialTransition, transition, type AnyEventObject, type AnyStateMachine } from 'xstate';

/** An event, or the type of one that carries nothing. */
export type Sent = string | AnyEventObject;
const eventOf = (sent: Sent): AnyEventObject => (typeof sent === 'string' ? { type: sent } : sent);

/** Where a machine stands after these events, what it would accept there, and the effects that the last event named. */
export function after(machine: AnyStateMachine, ...events: readonly Sent[]) {
  let [snapshot, actions] = initialTransition(machine);
  for (const event of events) [snapshot, actions] = transition(machine, snapshot, eventOf(event));
  return {
    snapshot,
    value: snapshot.value as unknown,
    can: (event: Sent) => snapshot.can(eventOf(event)),
    effects: actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.')),
  };
}
