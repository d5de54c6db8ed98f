import { memo, type ComponentType } from 'react';
import { PartBoundary } from '../../../ui/PartBoundary';
import { GoalTool } from './GoalTool';
import { GrowthChart } from './GrowthChart';
import { KeepPlan } from './KeepPlan';
import { PrintHead } from './PrintHead';
import { Scenarios } from './Scenarios';

/** A part whose crash leaves the plan and its results usable, drawn again only when its plan changes. */
function bounded<Props extends object>(subject: string, Part: ComponentType<Props>) {
  return memo(function Bounded(props: Props) {
    return (
      <PartBoundary subject={subject}>
        <Part {...props} />
      </PartBoundary>
    );
  });
}

/** Lazily loaded, see `sipExtras`. */
export const extras = {
  GoalTool: bounded('The tool for a goal', GoalTool),
  GrowthChart: bounded('The chart', GrowthChart),
  KeepPlan: bounded('The tool to keep this plan', KeepPlan),
  PrintHead: memo(PrintHead),
  Scenarios: bounded('The comparison', Scenarios),
} as const;
