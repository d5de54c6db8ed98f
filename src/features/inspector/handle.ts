import type { SnapshotFrom } from 'xstate';
import { type FlowId, type Machines, machines } from '../../../machines';
import { snapshotOf, type FlowEvent, type FlowRecord } from '../../store/flowRecords';
import { recordFrom } from './recordFrom';
import { flowEvent, flowJump, type FlowsState } from '../../store/flows';
import type { StoreDependencies } from '../../store/ports';
import type { ToolsStore } from '../../store/store';
import { announce } from './tabs/announce';
import { tabChannel } from './tabs/messages';
import { transitionLog } from './transitionLog';

/** The machines of this tab, for tests and the console: `window.__inspect`, only in builds with `__INSPECT__`. */
interface InspectHandle {
  readonly machines: Machines;
  /** The XState snapshot: `value`, `context`, `can`, `matches`, `hasTag`. */
  readonly getSnapshot: <Id extends FlowId>(id: Id) => SnapshotFrom<Machines[Id]>;
  /** Sends an event as the page would, including effects. */
  readonly send: <Id extends FlowId>(id: Id, event: FlowEvent<Id>) => void;
  /** The record of every machine, as in the store. */
  readonly getFlows: () => FlowsState;
  /** Sets the state of a machine without running effects. @throws Error if the record does not fit the machine */
  readonly jump: (id: FlowId, record: FlowRecord) => void;
  readonly dispatch: ToolsStore['dispatch'];
  /** What the effects call; tests replace it. */
  readonly services: StoreDependencies;
}

declare global {
  interface Window {
    /** Defined once this tab's machines are running: on the resume pages, the studios and /machines. */
    __inspect?: InspectHandle;
  }
}

function createHandle(store: ToolsStore): InspectHandle {
  const getFlows = () => store.getState().flows;
  return {
    machines,
    services: store.dependencies,
    dispatch: store.dispatch,
    getFlows,
    getSnapshot: (id) => snapshotOf(id, getFlows()[id]),
    send: (id, event) => void store.dispatch(flowEvent(id, event)),
    jump(id, record) {
      if (!recordFrom(id, record)) throw new Error(`${JSON.stringify(record)} is not a state of ${id}.`);
      store.dispatch(flowJump({ flow: id, record }));
    },
  };
}

/** Exposes the machines of this tab to tests and to /machines in other tabs. */
export function attach(store: ToolsStore): void {
  store.extend({ reactions: [transitionLog] });
  window.__inspect = createHandle(store);
  announce(store, tabChannel());
}
