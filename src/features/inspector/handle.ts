import type { SnapshotFrom } from 'xstate';
import { machines, type FlowId, type Machines } from '../../../machines';
import {
  flowEvent,
  flowJump,
  restoredRecord,
  snapshotOf,
  type FlowEvent,
  type FlowRecord,
  type FlowsState,
} from '../../store/flows';
import type { AppStore } from '../../store/store';

/** The machines of this tab for tests and for the console: `window.__inspect`, in builds with `__INSPECT__` only. */
export interface InspectHandle {
  readonly machines: Machines;
  /** The XState snapshot: `value`, `context`, `can`, `matches`, `hasTag`. */
  readonly getSnapshot: <Id extends FlowId>(id: Id) => SnapshotFrom<Machines[Id]>;
  /** Sends an event as the page itself would, effects included. */
  readonly send: <Id extends FlowId>(id: Id, event: FlowEvent<Id>) => void;
  /** Every machine's record, as the store holds it. */
  readonly getFlows: () => FlowsState;
  /** Puts a machine into a state, without effects. @throws Error where the record does not fit the machine */
  readonly jump: (id: FlowId, record: FlowRecord) => void;
}

declare global {
  interface Window {
    /** There once the machines of this tab run: on the resume pages, the studios and /machines. */
    __inspect?: InspectHandle;
  }
}

/** @param store with its tools open */
export function createHandle(store: AppStore): InspectHandle {
  const getFlows = () => store.getState().flows;
  return {
    machines,
    getFlows,
    getSnapshot: (id) => snapshotOf(id, getFlows()[id]),
    send: (id, event) => void store.dispatch(flowEvent(id, event)),
    jump(id, record) {
      if (!restoredRecord(id, record)) throw new Error(`${JSON.stringify(record)} is no state of ${id}.`);
      store.dispatch(flowJump({ flow: id, record }));
    },
  };
}
