import type { StateValue } from 'xstate';
import type { MachineModel, StateModel } from './layout/model';
import { realStates } from './layout/words';
import type { FlowRecord } from '../../store/flowRecords';

/** A state value for display: `open.login`. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => `${key}${inner === undefined ? '' : `.${stateName(inner)}`}`)
    .join(', ');
}

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

/** The leaf states, in order: those without children, which a machine can be in. */
export const leavesOf = (model: MachineModel): StateModel[] =>
  realStates(model.states).filter(({ children }) => children.length === 0);

/** Path of a state below its machine, for display: `open.login`. */
export const pathOf = (model: MachineModel, id: string): string => id.slice(model.id.length + 1);

/** State value for a path, outermost key first. */
const valueOf = ([key = '', ...deeper]: readonly string[]): StateValue =>
  deeper.length === 0 ? key : { [key]: valueOf(deeper) };

/** The record of a machine after a jump to another state; everything else is kept. */
export const recordAt = (model: MachineModel, id: string, record: FlowRecord): FlowRecord => ({
  ...record,
  value: valueOf(pathOf(model, id).split('.')),
});
