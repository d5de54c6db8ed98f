import { useCallback, useMemo } from 'react';
import { useSelector } from '@xstate/react';
import { toObserver, type Observer } from 'xstate';
import type { FlowId } from '../../machines';
import { snapshotOf, type FlowEvent } from './flowRecords';
import { flowEvent, initialFlows, type FlowsState } from './flows';
import { useIsHydrating, useToolsStore } from './hooks';
import type { ToolsStore } from './store';

/** The machines of a store, as `useSelector` reads an actor. */
const machinesOf = ({ getState, subscribe }: ToolsStore) => ({
  getSnapshot: () => getState().flows,
  subscribe: (listener: Observer<FlowsState> | ((flows: FlowsState) => void)) => ({
    unsubscribe: subscribe(() => toObserver(listener).next?.(getState().flows)),
  }),
});

/**
 * The snapshot (`value`, `context`, `can`, `matches`, `hasTag`) of a machine, and `send`.
 * Its state lives in the store's `flows`. While hydrating, returns the initial snapshot.
 */
export function useFlow<Id extends FlowId>(flow: Id) {
  const store = useToolsStore();
  const isHydrating = useIsHydrating();
  const machines = useMemo(() => machinesOf(store), [store]);
  const current = useSelector(machines, (flows) => flows[flow]);
  const record = isHydrating ? initialFlows[flow] : current;
  const snapshot = useMemo(() => snapshotOf(flow, record), [flow, record]);
  const send = useCallback(
    (event: FlowEvent<Id>) => void store.dispatch(flowEvent(flow, event)),
    [store, flow],
  );
  return [snapshot, send] as const;
}
