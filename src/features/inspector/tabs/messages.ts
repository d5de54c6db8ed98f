import { FLOW_IDS, type FlowId } from '../../../../machines';
import { openTabChannel, type TabChannel } from '../../../services/tabChannel';
import type { FlowEvent, FlowRecord } from '../../../store/flowRecords';
import { recordFrom } from '../recordFrom';
import type { FlowsState } from '../../../store/flows';
import { LOG_LENGTH, type LoggedTransition } from '../transitionLog';
import { isRecord } from '../../../domain/isRecord';
import { areNames, isEventOf, isFlowId, isStateValue, isStep } from '../walks/walk';

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
  | {
      readonly kind: 'jump';
      readonly tab: string;
      readonly flow: FlowId;
      readonly record: FlowRecord;
      /** The event that the jump represents, and its effects. */
      readonly event?: FlowEvent | undefined;
      readonly effects?: readonly string[] | undefined;
    };

function isLogged(value: unknown): value is LoggedTransition {
  if (!isRecord(value) || !isStep(value)) return false;
  const { serial, at, from, outcome } = value;
  return (
    [serial, at].every(Number.isFinite) &&
    isStateValue(from) &&
    ['moved', 'stayed', 'refused', 'jumped'].includes(String(outcome))
  );
}

function areFlows(value: unknown): value is FlowsState {
  return isRecord(value) && FLOW_IDS.every((flow) => recordFrom(flow, value[flow]) !== undefined);
}

function isTabState(value: unknown): value is TabState {
  if (!isRecord(value)) return false;
  const { tab, instance, openedAt, address, flows, log } = value;
  return (
    [tab, instance, address].every((part) => typeof part === 'string' && part.length < 2000) &&
    Number.isFinite(openedAt) &&
    areFlows(flows) &&
    Array.isArray(log) &&
    log.length <= LOG_LENGTH &&
    log.every(isLogged)
  );
}

function isJumpMessage({ flow, record, event, effects }: Record<string, unknown>): boolean {
  if (!isFlowId(flow) || !recordFrom(flow, record)) return false;
  return (event === undefined || isEventOf(flow, event)) && (effects === undefined || areNames(effects));
}

const SHAPES: Readonly<Record<TabMessage['kind'], (message: Record<string, unknown>) => boolean>> = {
  hello: () => true,
  state: ({ state }) => isTabState(state),
  bye: ({ instance }) => typeof instance === 'string',
  send: ({ tab, flow, event }) => typeof tab === 'string' && isFlowId(flow) && isEventOf(flow, event),
  jump: (message) => typeof message.tab === 'string' && isJumpMessage(message),
};

/** Whether data from the channel is a message; not if it has the wrong shape (an older release, another program). */
export function isMessage(data: unknown): data is TabMessage {
  if (!isRecord(data) || typeof data.kind !== 'string' || !Object.hasOwn(SHAPES, data.kind)) return false;
  return SHAPES[data.kind as TabMessage['kind']](data);
}

let shared: TabChannel<TabMessage> | undefined;

/** The channel of this tab, which passes on only well-formed messages. */
export function tabChannel(): TabChannel<TabMessage> {
  if (!shared) {
    const { post, listen } = openTabChannel<unknown>(CHANNEL);
    shared = { post, listen: (listener) => listen((data) => isMessage(data) && listener(data)) };
  }
  return shared;
}
