import { initialTransition, transition, type AnyEventObject, type AnyStateMachine } from 'xstate';

export type Sent = string | AnyEventObject;
const eventOf = (sent: Sent): AnyEventObject => (typeof sent === 'string' ? { type: sent } : sent);

/** The state of a machine after these events, whether it accepts another, and the effects requested by the last one. */
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
