import type { FlowId } from '../../../machines';
import { restoredRecord, type FlowRecord } from '../../store/flowRecords';
import { initialFlows } from '../../store/flows';

/** Whether a context has the fields and types of the initial one. An initial null matches any type. */
function fitsContext(context: unknown, initial: unknown): boolean {
  if (typeof context !== 'object' || context === null) return false;
  return Object.entries(initial as object).every(
    ([name, value]) =>
      name in context &&
      (value === null || typeof (context as Record<string, unknown>)[name] === typeof value),
  );
}

/** A record from a walk or another tab; undefined if it doesn't fit its machine. */
export function recordFrom(flow: FlowId, value: unknown): FlowRecord | undefined {
  if (typeof value !== 'object' || value === null || !('value' in value) || !('context' in value))
    return undefined;
  return fitsContext(value.context, initialFlows[flow].context)
    ? restoredRecord(flow, value as FlowRecord)
    : undefined;
}
