import type { StateValue } from 'xstate';
import type { MachineModel, StateModel } from '../../../machines/drawing/model';
import { allStates } from '../../../machines/drawing/words';
import type { FlowRecord } from '../../store/flows';

/** Ids of the active states, outer before inner: `loginPopup.open`, `loginPopup.open.login`. */
export function activeIds(model: MachineModel, value: StateValue): string[] {
  const within = (path: string, inner: StateValue | undefined): string[] => {
    if (inner === undefined) return [];
    if (typeof inner === 'string') return [`${path}.${inner}`];
    return Object.entries(inner).flatMap(([key, deeper]) => [
      `${path}.${key}`,
      ...within(`${path}.${key}`, deeper),
    ]);
  };
  return within(model.id, value);
}

/** Leaf states, in order: those without child states. */
export const leavesOf = (model: MachineModel): StateModel[] =>
  allStates(model.states).filter(({ children }) => children.length === 0);

/** Path of a state below its machine, for display: `open.login`. */
export const pathOf = (model: MachineModel, id: string): string => id.slice(model.id.length + 1);

/** State value for a path, outermost key first. */
const valueOf = ([key = '', ...deeper]: readonly string[]): StateValue =>
  deeper.length === 0 ? key : { [key]: valueOf(deeper) };

/**
 * The record of a machine after a jump to another state. The context is kept, except that a wizard then counts as having
 * reached that step, so that its rail can be used.
 */
export function recordAt(model: MachineModel, id: string, { context }: FlowRecord): FlowRecord {
  const value = valueOf(pathOf(model, id).split('.'));
  const stop = model.states.filter(({ key }) => key !== 'locked').findIndex((state) => state.id === id);
  const hasRail = typeof context === 'object' && context !== null && 'furthest' in context;
  if (!hasRail) return { value, context };
  return { value, context: { ...context, furthest: Math.max(Number(context.furthest), stop) } };
}
