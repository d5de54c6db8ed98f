import { useSyncExternalStore } from 'react';
import type { FlowId } from '../../../machines';
import { canSend, type FlowEvent } from '../../store/flowRecords';
import { flowEvent, flowJump, type FlowJump } from '../../store/flows';
import { useToolsSelector, useToolsStore } from '../../store/hooks';
import { describeStep, loggedTransitions, onTransition } from './transitionLog';
import { INSTANCE } from './tabs/announce';
import { tabChannel, type TabState } from './tabs/messages';
import type { KnownTab } from './tabs/useTabs';

/** The inspected machines, of this tab or the followed one, and how to control them. */
export interface Inspected extends Pick<TabState, 'instance' | 'flows' | 'log'> {
  /** The followed tab; undefined for this one. */
  readonly tab: KnownTab | undefined;
  /**
   * Sends an event. Its effects run in a followed tab; in this one they are only listed, because they could leave the page.
   */
  readonly send: (flow: FlowId, event: FlowEvent) => void;
  /** Sets the state of a machine. Never runs effects. */
  readonly jump: (jump: FlowJump['payload']) => void;
}

/** The machines of this tab. Requires the tools to be loaded. */
function useOwnMachines(): Inspected {
  const store = useToolsStore();
  const flows = useToolsSelector((state) => state.flows);
  const log = useSyncExternalStore(onTransition, loggedTransitions);
  const jump: Inspected['jump'] = (payload) => void store.dispatch(flowJump(payload));
  const send: Inspected['send'] = (flow, event) => {
    const before = store.getState().flows[flow];
    if (!canSend(flow, before, event)) {
      store.dispatch(flowEvent(flow, event));
      return;
    }
    const { record, transition } = describeStep(flow, before, event);
    jump({ flow, record, event, effects: transition.effects });
  };
  return { instance: INSTANCE, flows, log, tab: undefined, send, jump };
}

/** The machines of another tab, controlled by messages. */
function remote(tab: KnownTab): Inspected {
  const { post } = tabChannel();
  return {
    ...tab,
    tab,
    send: (flow, event) => post({ kind: 'send', tab: tab.tab, flow, event }),
    jump: (jump) => post({ kind: 'jump', tab: tab.tab, jump }),
  };
}

/** @param tab the one to follow; undefined for this tab */
export function useInspected(tab: KnownTab | undefined): Inspected {
  const own = useOwnMachines();
  return tab ? remote(tab) : own;
}
