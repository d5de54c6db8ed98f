import { counted } from '../../../domain/counting';
import { capitalize } from '../../../domain/text';
import type { ActionModel, MachineModel, StateModel, TransitionModel } from './model';

/** Turns `professionalSkills` into `Professional skills`. */
export function spoken(key: string): string {
  return capitalize(key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** Every state, nested ones after their parent. */
export const allStates = (states: readonly StateModel[]): StateModel[] =>
  states.flatMap((state) => [state, ...allStates(state.children)]);

/** The states a machine can be in; a history state only leads to one of them. */
export const realStates = (states: readonly StateModel[]): StateModel[] =>
  allStates(states).filter(({ isHistory }) => !isHistory);

/** `9 states, 25 transitions`. */
export const sizeOf = ({ states, transitions }: MachineModel): string =>
  `${counted(realStates(states).length, 'state')}, ${counted(transitions.length, 'transition')}`;

/** The innermost initial state of `id`. */
export function leafOf(model: MachineModel, id: string): string {
  const state = allStates(model.states).find((one) => one.id === id);
  return state?.initial ? leafOf(model, state.initial) : id;
}

const listOf = (actions: readonly ActionModel[]) => actions.map(({ name }) => name).join(', ');

/** The lines beside an arrow: `DOWNLOAD [isUnlocked]`, then `/ startExport`. */
export function labelOf({ event, guard, actions }: TransitionModel): string[] {
  const first = guard === null ? event : `${event} [${guard}]`;
  return actions.length === 0 ? [first] : [first, `/ ${listOf(actions)}`];
}

/** Lines for a state's entry and exit actions and its internal transitions. */
export function insideOf(state: StateModel, transitions: readonly TransitionModel[]): string[] {
  const kept = transitions.filter(({ source, target }) => source === state.id && target === null);
  return [
    ...(state.entry.length > 0 ? [`entry / ${listOf(state.entry)}`] : []),
    ...(state.exit.length > 0 ? [`exit / ${listOf(state.exit)}`] : []),
    ...kept.map((transition) => labelOf(transition).join(' ')),
  ];
}
