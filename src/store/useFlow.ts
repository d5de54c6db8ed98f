import { useCallback, useMemo } from 'react';
import type { FlowId } from '../../machines';
import { snapshotOf, type FlowEvent } from './flowRecords';
import { flowEvent, initialFlows } from './flows';
import { useAppDispatch, useIsHydrating, useToolsSelector } from './hooks';

/**
 * The snapshot (`value`, `context`, `can`, `matches`, `hasTag`) of a machine, and `send`.
 * Its state lives in the store's `flows`. While hydrating, returns the initial snapshot.
 */
export function useFlow<Id extends FlowId>(flow: Id) {
  const dispatch = useAppDispatch();
  const isHydrating = useIsHydrating();
  const current = useToolsSelector(({ flows }) => flows[flow]);
  const record = isHydrating ? initialFlows[flow] : current;
  const snapshot = useMemo(() => snapshotOf(flow, record), [flow, record]);
  const send = useCallback((event: FlowEvent<Id>) => void dispatch(flowEvent(flow, event)), [dispatch, flow]);
  return [snapshot, send] as const;
}
