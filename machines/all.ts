import { FLOW_IDS as EARLY_IDS, LATE_RECORDS, machines as early, type FlowId, type Machines } from './index';
import { resumeKeeping } from './resumeKeeping';

/** Every machine, also those that load later, for what shows or tests all of them. */
export const machines: Machines = { ...early, resumeKeeping };

export const FLOW_IDS: readonly FlowId[] = [...EARLY_IDS, ...(Object.keys(LATE_RECORDS) as FlowId[])];
