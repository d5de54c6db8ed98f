import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FlowId } from '../../../../machines';
import type { FlowEvent } from '../../../../src/store/flows';
import { press } from './controls';

/** What is typed into a form, by the labels of its fields. */
export type Fields = Readonly<Record<string, string>>;

/** An event that is to happen. */
export interface Moment {
  readonly id: FlowId;
  /** Where the machine stands before it. */
  readonly before: AnyMachineSnapshot;
  readonly event: EventObject;
  /** Logs in to an account that exists. */
  readonly account: Fields;
}

/** Makes an event happen: by the visitor's press, by the outside world, or, where neither can cause it, by sending it. */
export type Driver = (moment: Moment) => Promise<void> | void;

export function send(id: FlowId, event: EventObject): void {
  window.__inspect?.send(id, event as FlowEvent);
}

export const sent: Driver = ({ id, event }) => send(id, event);

/** The press of a button in the page's own content. */
export const pressing =
  (name: string | RegExp): Driver =>
  () =>
    press(name);

export const can = ({ before, event }: Moment) => before.can(event);
export const isMember = ({ before }: Moment) => (before.context as { access?: string }).access === 'member';
