import { GoalTool } from './GoalTool';
import { GrowthChart } from './GrowthChart';
import { KeepPlan } from './KeepPlan';
import { PrintHead } from './PrintHead';
import { Scenarios } from './Scenarios';

/** Lazily loaded, see `lazyExtras`. */
export const extras = { GoalTool, GrowthChart, KeepPlan, PrintHead, Scenarios } as const;
