import { useMemo } from 'react';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { FlowId, Machines } from '../../machines';
import type { FlowEvent } from './flowRecords';
import { useIsHydrating, useToolsStore } from './hooks';
import { initialState } from './rootReducer';
import { createStoreActor } from './storeActor';

/**
 * The snapshot (`value`, `context`, `can`, `matches`, `hasTag`) of a machine, and `send`.
 * Its state lives in the store's `flows`. While hydrating, returns the initial snapshot.
 */
export function useFlow<Id extends FlowId>(
  flow: Id,
): [SnapshotFrom<Machines[Id]>, (event: FlowEvent<Id>) => void] {
  const store = useToolsStore();
  const isHydrating = useIsHydrating();
  const actor = useMemo(() => {
    const live = createStoreActor(store, flow);
    if (!isHydrating) return live;
    const initial = createStoreActor({ ...store, getState: () => initialState }, flow);
    return { ...initial, send: live.send };
  }, [store, flow, isHydrating]);
  const snapshot = useSelector(actor, (current) => current);
  return [snapshot, actor.send];
}
