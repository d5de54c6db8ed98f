import type { FlowId } from '../../../machines';
import { isRecord } from '../../domain/isRecord';
import { restoredRecord, type FlowRecord } from '../../store/flowRecords';
import { initialFlows } from '../../store/flows';

/** Whether a context has the fields and types of the initial one. An initial null matches any type. */
function fitsContext(context: unknown, initial: unknown): boolean {
  if (!isRecord(context)) return false;
  return Object.entries(initial as object).every(
    ([name, value]) => name in context && (value === null || typeof context[name] === typeof value),
  );
}

const isFlowRecord = (value: unknown): value is FlowRecord =>
  isRecord(value) && 'value' in value && 'context' in value;

/** A record from a walk or another tab; undefined if it doesn't fit its machine. */
export function recordFrom(flow: FlowId, value: unknown): FlowRecord | undefined {
  return isFlowRecord(value) && fitsContext(value.context, initialFlows[flow].context)
    ? restoredRecord(flow, value)
    : undefined;
}
