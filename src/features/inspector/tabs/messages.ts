import { FLOW_IDS, type FlowId } from '../../../../machines';
import { openTabChannel, type TabChannel } from '../../../services/tabChannel';
import type { FlowEvent, FlowRecord } from '../../../store/flowRecords';
import { recordFrom } from '../recordFrom';
import type { FlowJump, FlowsState } from '../../../store/flows';
import type { LoggedTransition } from '../transitionLog';

const CHANNEL = 'empowering-innovation/machines';

/** A tab and its machines, as broadcast after every transition. */
export interface TabState {
  /** Survives a reload. */
  readonly tab: string;
  /** Changes on reload. */
  readonly instance: string;
  /** Time of the page load, in ms since 1970. */
  readonly openedAt: number;
  /** Path and query of its page. */
  readonly address: string;
  readonly flows: FlowsState;
  /** Newest first. */
  readonly log: readonly LoggedTransition[];
}

export type TabMessage =
  /** Asks every tab to announce itself. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'state'; readonly state: TabState }
  /** The tab is closing or reloading. */
  | { readonly kind: 'bye'; readonly instance: string }
  /** To one tab: sends an event, with effects. */
  | { readonly kind: 'send'; readonly tab: string; readonly flow: FlowId; readonly event: FlowEvent }
  /** To one tab: sets a state, without effects. */
  | { readonly kind: 'jump'; readonly tab: string; readonly jump: FlowJump['payload'] };

/** Whether this tab's machines can be in the states of a message; another tab may have those of an older release. */
export function fitsMachines(message: TabMessage): boolean {
  const fits = (flow: FlowId, record: FlowRecord) => recordFrom(flow, record) !== undefined;
  if (message.kind === 'state') return FLOW_IDS.every((flow) => fits(flow, message.state.flows[flow]));
  if (message.kind !== 'jump') return true;
  const { flow, record } = message.jump;
  return FLOW_IDS.includes(flow) && fits(flow, record);
}

let shared: TabChannel<TabMessage> | undefined;

/** The channel of this tab, which passes on only messages that fit its machines. */
export function tabChannel(): TabChannel<TabMessage> {
  if (!shared) {
    const { post, listen } = openTabChannel<TabMessage>(CHANNEL);
    shared = { post, listen: (listener) => listen((message) => fitsMachines(message) && listener(message)) };
  }
  return shared;
}
