import type { Observer, SnapshotFrom, Subscription } from 'xstate';
import type { FlowId, Machines } from '../../machines';
import { snapshotOf, type FlowEvent } from './flowRecords';
import { flowEvent, type FlowsState } from './flows';

/** The part of a Redux store that a flow needs. */
interface FlowStore {
  readonly getState: () => { readonly flows: FlowsState };
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: ReturnType<typeof flowEvent>) => unknown;
}

type Listener<Snapshot> = Observer<Snapshot> | ((snapshot: Snapshot) => void);

/** A machine whose state lives in the Redux store, with the interface of an XState actor. */
export interface FlowActor<Id extends FlowId> {
  readonly getSnapshot: () => SnapshotFrom<Machines[Id]>;
  readonly subscribe: (listener: Listener<SnapshotFrom<Machines[Id]>>) => Subscription;
  readonly send: (event: FlowEvent<Id>) => void;
}

export function createStoreActor<Id extends FlowId>(store: FlowStore, flow: Id): FlowActor<Id> {
  let record = store.getState().flows[flow];
  let snapshot = snapshotOf<Id>(flow, record);
  // One snapshot object per record, because React compares them by reference.
  const getSnapshot = () => {
    const current = store.getState().flows[flow];
    if (current !== record) {
      record = current;
      snapshot = snapshotOf<Id>(flow, record);
    }
    return snapshot;
  };
  return {
    getSnapshot,
    subscribe: (listener) => {
      const notify = typeof listener === 'function' ? listener : listener.next?.bind(listener);
      let last = getSnapshot();
      const unsubscribe = store.subscribe(() => {
        const current = getSnapshot();
        if (current === last) return;
        last = current;
        notify?.(current);
      });
      return { unsubscribe };
    },
    send: (event) => void store.dispatch(flowEvent(flow, event)),
  };
}
