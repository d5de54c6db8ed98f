import { useCallback, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { FlowId, Machines } from '../../machines';
import { flowEvent, snapshotOf, type FlowEvent } from './flows';
import { useToolsSelector, useToolsStore } from './hooks';

/**
 * The snapshot (`value`, `context`, `can`, `matches`, `hasTag`) of a machine, and `send`.
 * Its state lives in the store's `flows`. While hydrating, returns the initial snapshot.
 */
export function useFlow<Id extends FlowId>(
  flow: Id,
): [SnapshotFrom<Machines[Id]>, (event: FlowEvent<Id>) => void] {
  const { dispatch } = useToolsStore();
  const record = useToolsSelector(({ flows }) => flows[flow]);
  const snapshot = useMemo(() => snapshotOf<Id>(flow, record), [flow, record]);
  const send = useCallback((event: FlowEvent<Id>) => void dispatch(flowEvent(flow, event)), [dispatch, flow]);
  return [snapshot, send];
}
