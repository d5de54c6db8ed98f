import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FlowId } from '../../../../machines';
import type { FlowEvent } from '../../../../src/store/flowRecords';
import { press } from './controls';

/** Texts to type into a form, by the labels of its fields. */
export type Fields = Readonly<Record<string, string>>;

/** An event to cause. */
export interface Moment {
  readonly id: FlowId;
  /** The machine's snapshot before it. */
  readonly before: AnyMachineSnapshot;
  readonly event: EventObject;
  /** Credentials of an existing account. */
  readonly account: Fields;
}

/** Causes an event: with a visitor's press, through the outside world, or, if neither is possible, by sending it. */
export type Driver = (moment: Moment) => Promise<void> | void;

export function send(id: FlowId, event: EventObject): void {
  window.__inspect?.send(id, event as FlowEvent);
}

export const sent: Driver = ({ id, event }) => send(id, event);

/** Presses a button in the page's main content. */
export const pressing =
  (name: string | RegExp): Driver =>
  () =>
    press(name);

export const can = ({ before, event }: Moment) => before.can(event);
export const isMember = ({ before }: Moment) => (before.context as { access?: string }).access === 'member';
